import {statSync} from 'node:fs';
import {basename, dirname, join, relative, sep} from 'node:path';
import {getFileLoaderUtils, parseLocalURLPath} from '@docusaurus/utils';
import type {ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {decoded} from '../lib/addresses';
import {builtFiles} from '../lib/reserved-names';
import {visit} from 'unist-util-visit';
import {asWritten, forgetAsWritten, jsxAttributes, jsxExpression} from './jsx';
import {attributeOf, nameOf, removeAttribute, setAttribute, tagTypes, type Tag} from './tags';
import {placeOf, type File} from './warn';

type Options = {
  siteDir: string;
  /** The path of the site on its host, such as `/blog/`. */
  baseUrl: string;
};

/** The attributes by which an element loads a file, or links to one. */
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

/** Code that makes the bundler publish a file, and yields its address. */
const requireCode = (request: string, after: string) =>
  `require(${JSON.stringify(request)}).default${after && ` + ${JSON.stringify(after)}`}`;

/** Turns an HTML element into JSX, since only JSX can contain expressions. It renders the same way. */
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

/** Keeps an element from becoming a link of the site, which would lead to a page, with a trailing slash. */
function asItIs(tag: MdxJsxFlowElementHast | MdxJsxTextElementHast): void {
  tag.data = {...tag.data, ...asWritten()};
}

/** The name of the file that Docusaurus has the bundler publish for a link. */
const requestedFile = ({attributes}: MdxJsxFlowElementHast | MdxJsxTextElementHast): string => {
  const href = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'href');
  const code = typeof href?.value === 'object' ? href.value?.value : undefined;
  return /([^/"!]+)"\)\.default/.exec(code ?? '')?.[1] ?? '';
};

/** Has a file saved under its name where the bundler, which puts a hash before the ending, would give it another kind. */
function keepName(link: Tag, name: string): void {
  if (/^[^.]+$|\.\w+\.\w+$/.test(name)) {
    setAttribute(link, 'download', name);
  }
}

/**
 * A rehype plugin for addresses in HTML and JSX, which Docusaurus does not resolve, unlike those in Markdown. A
 * root-relative address gets the site's base path; a file beside the text, or a static one, is found and
 * published. Links in JSX become links of the site, which are checked like any other; an `<a name="…">` counts as
 * an anchor, and so does the `id` of any element.
 *
 * Stops the build, with the text's file and line, at a missing picture, recording or video beside the text.
 */
export function addresses(options: Options) {
  const {siteDir, baseUrl} = options;
  const withBase = (path: string) => (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));
  const isStatic = (path: string) => isFile(join(siteDir, 'static', path));

  return (root: Root, file: File & {data: {compilerName?: string}}): void => {
    // The loader of pictures would write small ones into the page, as addresses that feeds cannot take.
    const {loaders} = getFileLoaderUtils(file.data.compilerName === 'server');
    const requestOf = (path: string) => {
      const way = relative(dirname(file.path), path).split(sep).join('/');
      return `${loaders.inlineMarkdownLinkFileLoader}./${way.replaceAll('!', '%21')}`;
    };

    /** Code for a list of pictures, each with what it is for, such as `2x`; undefined if none of them is beside the text. */
    const srcSetCode = (list: string): string | undefined => {
      const parts = list.split(/,\s+/).map((entry) => {
        const [address, ...use] = entry.trim().split(/\s+/) as [string, ...string[]];
        const local = isRelative(address) ? parseLocalURLPath(address) : null;
        const path = local && join(dirname(file.path), decoded(local.pathname));
        const isLocal = path !== null && isFile(path);
        const after = ['', ...use].join(' ');
        const other = address.startsWith('/') ? withBase(address) : address;
        return {
          isLocal,
          code: isLocal ? requireCode(requestOf(path), after) : JSON.stringify(other + after),
        };
      });
      return parts.some(({isLocal}) => isLocal)
        ? parts.map(({code}) => code).join(' + ", " + ')
        : undefined;
    };

    const resolve = (tag: Tag, name: string, address: string): void => {
      const isLink = nameOf(tag) === 'a';
      if (name === 'srcset') {
        const code = srcSetCode(address);
        if (code !== undefined) {
          setAttribute(asJsx(tag), 'srcSet', jsxExpression(code));
        }
        return;
      }
      if (address.startsWith('pathname://')) {
        const path = address.slice('pathname://'.length);
        // The site's link component strips the prefix itself.
        setAttribute(tag, name, isLink ? address : withBase(path));
        return;
      }
      if (/^\/(?!\/)/.test(address)) {
        const path = parseLocalURLPath(address)?.pathname ?? address;
        if (!isLink) {
          setAttribute(tag, name, withBase(address));
        } else if (
          /\.(?!html?$|mdx?$)\w+$/.test(path) &&
          (isStatic(path) || builtFiles.includes(basename(path)))
        ) {
          setAttribute(tag, name, `pathname://${address}`);
        }
        return;
      }
      const local = isRelative(address) ? parseLocalURLPath(address) : null;
      if (!local || (isLink && /\/$|\.(?:html?|mdx?)$/.test(local.pathname))) {
        return;
      }
      const path = join(dirname(file.path), decoded(local.pathname));
      if (isFile(path)) {
        const code = requireCode(requestOf(path), local.hash ? `#${local.hash}` : '');
        const jsx = asJsx(tag);
        setAttribute(jsx, name, jsxExpression(code));
        if (isLink) {
          asItIs(jsx);
          keepName(jsx, basename(path));
        }
        return;
      }
      if (!isLink) {
        file.fail(
          `${placeOf(file.path, tag)}: There is no ${address} beside the text: correct the address in <${nameOf(tag)}>, or add the file.`,
          tag.position,
        );
      }
    };

    visit(root, tagTypes, (node) => {
      const tag = node as Tag;
      const name = nameOf(tag);
      if (name === 'a' && tag.type !== 'element') {
        // Docusaurus marks links to files beside the text this way.
        const isFileLink = tag.attributes.some(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && attribute.name === 'data-noBrokenLinkCheck',
        );
        if (isFileLink) {
          removeAttribute(tag, 'data-nobrokenlinkcheck');
          asItIs(tag);
          keepName(tag, requestedFile(tag));
        } else if (tag.data && tag.position) {
          // Lets the theme's component replace an element that an author wrote.
          forgetAsWritten(tag.data);
        }
      }
      // Elements written by this site's plugins have their addresses already, and no position in a text.
      if (tag.position === undefined) {
        return;
      }
      const anchor = attributeOf(tag, 'name');
      if (name === 'a' && anchor !== undefined && attributeOf(tag, 'id') === undefined) {
        setAttribute(tag, 'id', anchor);
      }
      for (const attribute of asking[name] ?? []) {
        const value = attributeOf(tag, attribute);
        if (value !== undefined) {
          resolve(tag, attribute, value);
        }
      }
    });
    // Docusaurus knows only the anchors that its own components make.
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
