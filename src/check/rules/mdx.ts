import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from '../../lib/visit';
import {wordsOf} from '../../markdown/tags';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import {fileNamed, type Post} from '../post';
import {checkCharacters} from '../read-text';
import {oneOf} from '../suggest';
import {checkElement} from './html';
import {checkMedia} from './links';

/** What may be used in a post without an import; src/theme/MDXComponents makes it so. */
export const components = ['Aside', 'Audio', 'CodeBlock', 'Details', 'Figure', 'Head'];

/** What MDX and Docusaurus give to each text. */
const given = [
  'true',
  'false',
  'null',
  'props',
  'frontMatter',
  'toc',
  'metadata',
  'assets',
  'contentTitle',
];

const isElement = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every name that stands in a program: what it brings into the text is among them. */
function namesIn(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    part.forEach((one) => namesIn(one, names));
  } else if (typeof part === 'object' && part !== null) {
    const {type, name} = part as {type?: unknown; name?: unknown};
    if (type === 'Identifier' && typeof name === 'string') {
      names.add(name);
    }
    Object.values(part).forEach((one) => namesIn(one, names));
  }
  return names;
}

/** Names that an expression reads when the page is built; what stands in a function may never run. */
function readBy(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    part.forEach((one) => readBy(one, names));
  } else if (typeof part === 'object' && part !== null) {
    const node = part as {type?: string; name?: string; operator?: string; computed?: boolean};
    if (node.type === 'Identifier') {
      names.add(node.name!);
    } else if (!/Function|Class/.test(node.type ?? '') && node.operator !== 'typeof') {
      const named = node.type === 'MemberExpression' ? 'property' : 'key';
      Object.entries(node)
        .filter(([key]) => key !== named || node.computed === true)
        .forEach(([, one]) => readBy(one, names));
    }
  }
  return names;
}

/** What a program imports, or has the bundler find. */
function sourcesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const {
    type,
    source,
    callee,
    arguments: [first] = [],
  } = part as {
    type?: string;
    source?: {value?: unknown} | null;
    callee?: {name?: string};
    arguments?: Array<{value?: unknown}>;
  };
  const value =
    type === 'CallExpression' && callee?.name === 'require' ? first?.value : source?.value;
  return [...(typeof value === 'string' ? [value] : []), ...Object.values(part).flatMap(sourcesIn)];
}

/** Names that a program declares for the whole text. */
const declaredBy = ({body}: Program): string[] =>
  body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declaration = 'declaration' in statement ? statement.declaration : null;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({id}) => [...namesIn(id)])
      : declaration && 'id' in declaration && declaration.id
        ? [declaration.id.name]
        : [];
  });

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json'].flatMap((ending) => [
  ending,
  `/index${ending}`,
]);

/** The file that is imported; `null` where there is none, and undefined where only the bundler knows: of packages. */
function importedFile(source: string, post: Post, {siteDir}: Addresses): string | null | undefined {
  const path = source.split(/[?!]/).at(-1)!.split('#')[0]!;
  if (!/^(?:\.|@site\/)/.test(path)) {
    return undefined;
  }
  const base = fileNamed(post, siteDir, path);
  return endings.map((ending) => base + ending).find((file) => existsSync(file)) ?? null;
}

/** Files of which the words are shown. */
const ofText = /\.(?:json|mdx?|txt|csv)$/;

/** Whether the bundler finds a package, or a file by its path. */
function hasPackage(name: string, siteDir: string): boolean {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Finds what an .mdx imports or uses, and is not there. */
export function checkMdx(post: Post, addresses: Addresses, report: Report): void {
  const names = new Set([...components, ...given]);
  const taken = new Set(given);
  const checkSources = (program: unknown, place: Place) => {
    for (const source of sourcesIn(program)) {
      const file = importedFile(source, post, addresses);
      const loader = source.split('!').slice(0, -1).find(Boolean)?.split('?')[0];
      if (loader !== undefined && !hasPackage(loader, addresses.siteDir)) {
        report(
          'mdx',
          place,
          `No loader ${show(loader)} is installed`,
          'show the file as a listing, as in ```txt file=code/name.txt',
          {isFatal: true},
        );
      } else if (file === null) {
        report(
          'mdx',
          place,
          `There is nothing to import at ${show(source)}`,
          'correct its path, which begins at this file with ./, or add the file',
          {isFatal: true},
        );
      } else if (file === join(addresses.siteDir, 'blog', post.path)) {
        report(
          'mdx',
          place,
          'The post imports itself, so the build would not end',
          'delete the import',
          {isFatal: true},
        );
      } else if (file !== undefined && ofText.test(file)) {
        const text = readFileSync(file, 'utf8');
        checkCharacters(text, report, {
          ...{rule: 'code', where: `In ${source}`, at: offsetOf(place)},
        });
      }
    }
  };
  const checkExpression = (program: Program | null | undefined, source: string, place: Place) => {
    checkSources(program, place);
    const unknown = [...readBy(program)].find((name) => !names.has(name) && !(name in globalThis));
    if (unknown !== undefined && unknown !== 'require') {
      report(
        'mdx',
        place,
        `${show(`{${source.trim()}}`)} is JavaScript here, and there is no ${show(unknown)}`,
        'write \\{ for a brace that is only a character, or put it into backticks',
        {isFatal: true},
      );
    }
  };
  visit(post.root, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (!program) {
      return;
    }
    namesIn(program, names);
    checkSources(program, node);
    for (const name of declaredBy(program)) {
      if (taken.has(name)) {
        report('mdx', node, `The name ${show(name)} is taken`, 'choose another', {isFatal: true});
      }
      taken.add(name);
    }
    if (program.body.some(({type}) => type === 'ExportDefaultDeclaration')) {
      report(
        'mdx',
        node,
        'What is exported as default takes the place of the whole text',
        'give it a name, as in export const Name',
        {isFatal: true},
      );
    }
  });
  let endOfDrawing = 0;
  visit(post.root, (node) => {
    if (isElement(node) && node.name) {
      for (const attribute of node.attributes) {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        if (value && typeof value === 'object') {
          checkExpression(value.data?.estree, value.value, node);
        }
      }
      const attributes = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, wordsOf(attribute) ?? '']] : [],
        ),
      );
      const isAllNamed = node.attributes.every(({type}) => type === 'mdxJsxAttribute');
      const name = node.name.split(/[.:]/)[0]!;
      if (/^[A-Z_$]/.test(name)) {
        if (!names.has(name)) {
          report(
            'mdx',
            node,
            `There is no component ${show(name)}`,
            `import it at the top of the post; without an import, ${oneOf(name, components)}`,
            {isFatal: true},
          );
        }
        if (name === 'Audio' && attributes.src) {
          checkMedia({post, url: attributes.src, at: node, report, addresses});
        } else if (name === 'Audio' && isAllNamed && attributes.src === undefined) {
          report('picture', node, 'The player has no recording', 'write src="./name.mp3"');
        }
        return;
      }
      const isForeign = offsetOf(node) < endOfDrawing;
      if (name === 'svg' || name === 'math') {
        endOfDrawing = Math.max(endOfDrawing, node.position?.end.offset ?? 0);
      }
      checkElement({name, attributes, at: node, isForeign}, {post, addresses, report});
      if (attributes.style) {
        report(
          'mdx',
          node,
          'In an .mdx, style="…" stops the page',
          'write style={{…}}, or leave it out: the site has its styles',
          {isFatal: true},
        );
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [statement] = node.data?.estree?.body ?? [];
      if (
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression'
      ) {
        report(
          'mdx',
          node,
          `${show(`{${node.value.trim()}}`)} is an object of JavaScript, which no page can show`,
          'write \\{\\{ where the braces are only characters, or put it into backticks',
          {isFatal: true},
        );
      } else {
        checkExpression(node.data?.estree, node.value, node);
      }
    }
  });
}
