import type {Nodes, Root} from 'mdast';
import {visit} from '../../lib/es-modules.cjs';
import {isComponent, isJsx} from '../elements';
import {show} from '../finding';
import type {Post} from '../post';
import type {Check} from '../rule';
import {oneOf} from '../suggest';

/** Components that posts can use without an import, thanks to src/theme/MDXComponents. */
export const components = ['Aside', 'Audio', 'CodeBlock', 'Details', 'Figure', 'Head'];

/** Names that MDX and Docusaurus provide to every text. */
const given = 'true false null props frontMatter toc metadata assets contentTitle'.split(' ');

type Part = {type?: string; name?: string};

/** All nodes of a program. */
const partsIn = (program: unknown): Part[] =>
  typeof program === 'object' && program !== null
    ? [program, ...Object.values(program).flatMap(partsIn)]
    : [];

/** All identifiers in a program, including those it declares. */
const namesIn = (program: unknown): string[] =>
  partsIn(program).flatMap(({type, name}) => (type === 'Identifier' && name ? [name] : []));

/** Names that an expression reads when the page is built; the bodies of functions may never run. */
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

type Program = NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree'];

/** JavaScript in an .mdx file: a module, or an expression with its source. */
type Script = {program: Program; expression?: string; at: Nodes};

function scriptsOf(root: Root): Script[] {
  const scripts: Script[] = [];
  visit(root, (node) => {
    if (isJsx(node) && node.name) {
      for (const attribute of node.attributes) {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        if (value && typeof value === 'object') {
          scripts.push({program: value.data?.estree, expression: value.value, at: node});
        }
      }
    } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      scripts.push({program: node.data?.estree, expression: node.value, at: node});
    } else if (node.type === 'mdxjsEsm') {
      scripts.push({program: node.data?.estree, at: node});
    }
  });
  return scripts;
}

/** Names that an .mdx file can use: those provided without an import, and those in its modules. */
const namesOf = ({root}: Post): Set<string> =>
  new Set([
    ...[...components, ...given],
    ...scriptsOf(root).flatMap(({program, expression}) =>
      expression === undefined ? namesIn(program) : [],
    ),
  ]);

/** An .mdx file compiles, and every component and name that it uses exists. */
export const mdx: Check = {
  post(post, report) {
    if (!post.isMdx) {
      return;
    }
    const names = namesOf(post);
    for (const {program, expression, at} of scriptsOf(post.root)) {
      if (expression === undefined) {
        continue;
      }
      const written = show(`{${expression.trim()}}`);
      const unknown = [...readBy(program)].find(
        (name) => !names.has(name) && !(name in globalThis),
      );
      const [statement] = program?.body ?? [];
      const isObject =
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression';
      const isPlain =
        expression.trim() === '' ||
        (statement?.type === 'ExpressionStatement' &&
          (statement.expression.type === 'SequenceExpression' ||
            (statement.expression.type === 'Literal' &&
              typeof statement.expression.value === 'number')));
      if (!isJsx(at) && isPlain) {
        report(
          at,
          `${written} is JavaScript here, so readers see no braces`,
          'write \\{ for a brace that is only a character, or put it into backticks',
        );
      } else if (!isJsx(at) && isObject) {
        report(
          at,
          `${written} is an object of JavaScript, which no page can show`,
          'write \\{\\{ where the braces are only characters, or put it into backticks',
          {isFatal: true},
        );
      } else if (unknown !== undefined && unknown !== 'require') {
        report(
          at,
          `${written} is JavaScript here, and there is no ${show(unknown)}`,
          'write \\{ for a brace that is only a character, or put it into backticks',
          {isFatal: true},
        );
      }
    }
  },
  element({name, at}, report, {post}) {
    if (isComponent(name) && !namesOf(post).has(name)) {
      report(
        at,
        `There is no component ${show(name)}`,
        `import it at the top of the post; without an import, ${oneOf(name, components)}`,
        {isFatal: true},
      );
    }
  },
};
