import {existsSync, statSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {getFileLoaderUtils, parseLocalURLPath} from '@docusaurus/utils';
import type {ElementContent, Root} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../lib/es-modules.cjs';
import {asWritten, jsxAttributes, jsxExpression, literal} from './jsx';
import {attributeOf, nameOf, removeAttribute, setAttribute, tagTypes, type Tag} from './tags';
import {placeOf, warn, type File} from './warn';

type Options = {
  /** The folder of the site, by its absolute path. */
  siteDir: string;
  /** The path of the site on its host, such as `/blog/`. */
  baseUrl: string;
  /** Whether a text, by its path, is of before there was this site: what it misses stops no build. */
  isOlder?: (path: string) => boolean;
};

/** The attributes by which an element asks for a file, or leads to one. */
const asking: Record<string, readonly string[]> = {
  a: ['href'],
  // The player of this site.
  Audio: ['src'],
  audio: ['src'],
  image: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

const isRelative = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|\/|#|\?|$)/i.test(address);

const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** What the bundler reads as a file to be published, for the address of it. */
function requireValue(request: string, after: string): MdxJsxAttribute['value'] {
  const call = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [literal(request)],
    optional: false,
  };
  const member = {
    type: 'MemberExpression',
    object: call,
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
  return jsxExpression(
    after === ''
      ? member
      : {type: 'BinaryExpression', operator: '+', left: member, right: literal(after)},
    `require(${JSON.stringify(request)}).default`,
  );
}

/** An element of HTML as one of JSX, which alone can have expressions. What it is rendered by stays the same. */
function asJsx(tag: Tag): MdxJsxTextElementHast {
  if (tag.type !== 'element') {
    return tag as MdxJsxTextElementHast;
  }
  const attributes = jsxAttributes(
    Object.fromEntries(
      Object.entries(tag.properties).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.join(' ')
          : value === null || value === false
            ? undefined
            : value,
      ]),
    ),
  );
  return Object.assign(tag as object, {
    type: 'mdxJsxTextElement',
    name: tag.tagName,
    attributes,
  }) as MdxJsxTextElementHast;
}

/** Has an element be itself, and not a link of the site: that would be one to a page, with a slash at its end. */
function asItIs(tag: MdxJsxFlowElementHast | MdxJsxTextElementHast): void {
  tag.data = {...tag.data, ...asWritten()};
}

/**
 * A rehype plugin for addresses in HTML and JSX, which Docusaurus leaves as they are written, while it resolves those
 * of Markdown: an address below the root of the site gets the path that the site has on its host, and a file beside
 * the text, or one that is served as it is, is found and published. Links of JSX become links of the site, which are
 * checked as others are; an `<a name="…">` counts as an anchor, and so does an `id` of any element.
 *
 * Stops the build, with the text's file and line, at a picture, sound or film beside the text that is not there,
 * unless the text is an older one.
 */
export function addresses(options: Options) {
  const {siteDir, baseUrl, isOlder = () => false} = options;
  const withBase = (path: string) => (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));
  const isStatic = (path: string) => isFile(join(siteDir, 'static', path));

  return (root: Root, file: File & {data: {compilerName?: string}}): void => {
    const {image, link} = {
      image: 'inlineMarkdownImageFileLoader',
      link: 'inlineMarkdownLinkFileLoader',
    } as const;
    const {loaders} = getFileLoaderUtils(file.data.compilerName === 'server');
    const requestOf = (path: string, kind: typeof image | typeof link) => {
      const way = relative(dirname(file.path), path).split(sep).join('/');
      return `${loaders[kind]}./${way.replaceAll('!', '%21')}`;
    };

    /** Resolves an address; whether the element may stay as it is. */
    const resolve = (tag: Tag, name: string, address: string): boolean => {
      const isLink = nameOf(tag) === 'a';
      if (address.startsWith('pathname://')) {
        const path = address.slice('pathname://'.length);
        // A link of the site takes off the word itself.
        setAttribute(tag, name, isLink ? address : withBase(path));
        return true;
      }
      if (/^\/(?!\/)/.test(address)) {
        const path = parseLocalURLPath(address)?.pathname ?? address;
        if (!isLink) {
          setAttribute(tag, name, withBase(address));
        } else if (/\.(?!html?$|mdx?$)\w+$/.test(path) && isStatic(path)) {
          setAttribute(tag, name, `pathname://${address}`);
        }
        return true;
      }
      const local = isRelative(address) ? parseLocalURLPath(address) : null;
      if (!local || (isLink && !/\.(?!html?$|mdx?$)\w+$/.test(local.pathname))) {
        return true;
      }
      let path: string;
      try {
        path = join(dirname(file.path), decodeURIComponent(local.pathname));
      } catch {
        path = join(dirname(file.path), local.pathname);
      }
      if (existsSync(path) && isFile(path)) {
        const value = requireValue(
          requestOf(path, nameOf(tag) === 'img' ? image : link),
          local.hash ? `#${local.hash}` : '',
        );
        const jsx = asJsx(tag);
        setAttribute(jsx, name, value);
        if (isLink) {
          asItIs(jsx);
        }
        return true;
      }
      if (isLink) {
        return true;
      }
      const problem = `There is no ${address} beside the text: correct the address in <${nameOf(tag)}>, or add the file.`;
      if (!isOlder(file.path)) {
        file.fail(`${placeOf(file.path, tag)}: ${problem}`, tag.position);
      }
      warn(file.path, tag, problem);
      return false;
    };

    visit(root, tagTypes, (node, index, parent) => {
      const tag = node as Tag;
      const name = nameOf(tag);
      if (name === 'a' && tag.type !== 'element') {
        // Docusaurus marks so what it makes of a link to a file beside the text.
        const isFileLink = tag.attributes.some(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && attribute.name === 'data-noBrokenLinkCheck',
        );
        if (isFileLink) {
          removeAttribute(tag, 'data-nobrokenlinkcheck');
          asItIs(tag);
        } else if (tag.data && tag.position) {
          // The component of the theme in the place of the element itself, where an author wrote it.
          Reflect.deleteProperty(tag.data, '_mdxExplicitJsx');
        }
      }
      // What plugins of this site write has its addresses already, and no place in a text.
      if (tag.position === undefined) {
        return undefined;
      }
      const anchor = attributeOf(tag, 'name');
      if (name === 'a' && anchor !== undefined && attributeOf(tag, 'id') === undefined) {
        setAttribute(tag, 'id', anchor);
      }
      for (const attribute of asking[name] ?? []) {
        const value = attributeOf(tag, attribute);
        if (value === undefined) {
          continue;
        }
        if (attribute === 'srcset') {
          const choices = value.split(',').map((choice) => choice.trim());
          setAttribute(
            tag,
            attribute,
            choices
              .map((choice) => (/^\/(?!\/)/.test(choice) ? withBase(choice) : choice))
              .join(', '),
          );
        } else if (!resolve(tag, attribute, value)) {
          const words = attributeOf(tag, 'alt') ?? '';
          (parent!.children as ElementContent[])[index!] = {type: 'text', value: words};
          return SKIP;
        }
      }
      return undefined;
    });

    // Docusaurus knows of the anchors that its own components make, and of no others.
    const own = new Set(['a', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
    const ids: string[] = [];
    visit(root, tagTypes, (node) => {
      const tag = node as Tag;
      const id = attributeOf(tag, 'id');
      if (id !== undefined && (tag.type !== 'element' || !own.has(nameOf(tag)))) {
        ids.push(id);
      }
    });
    root.children.push(
      ...ids.map((id): ElementContent => ({
        type: 'element',
        tagName: 'anchor-target',
        properties: {target: id},
        children: [],
      })),
    );
  };
}
