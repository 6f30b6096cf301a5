import {stat} from 'node:fs/promises';
import {basename, dirname, isAbsolute, join} from 'node:path';
import {parseLocalURLPath} from '@docusaurus/utils';
import type {Image, ImageReference, Nodes, Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from '../../lib/es-modules.cjs';
import {inlineJsx, jsxExpression, literal} from '../jsx';
import {stopAt, warn, type File} from '../warn';
import {encode, type Picture} from './encode';
import {firstScreen, lineLength, sizesOf, type Place} from './layout';
import {note, type Use} from './registry';

/** Where pictures are published, from the root of the site. */
export const folder = 'assets/images/';

type Options = {
  /** The folder of the site, by its absolute path. */
  siteDir: string;
  /** Where its texts stand. */
  place: Place;
  /** What is served as it is, from `siteDir`: where `/img/a.png` is looked for. */
  staticDirectories?: string[];
  /** Whether a text, by its path, is of before there was this site: a picture that it misses stops no build. */
  isOlder?: (path: string) => boolean;
};

/** `![alt][name]` with its `[name]: address` elsewhere, written in one: Docusaurus knows no other. */
function resolveReferences(root: Root): void {
  const definitions = new Map<string, {url: string; title?: string | null}>();
  visit(root, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) {
      definitions.set(definition.identifier, definition);
    }
  });
  visit(root, 'imageReference', (reference: ImageReference, index, parent) => {
    const definition = definitions.get(reference.identifier);
    if (definition) {
      const {alt, position} = reference;
      const {url, title} = definition;
      parent!.children[index!] = {type: 'image', url, title, alt, position};
    }
  });
}

/** Whether a text has so little before its first picture that a phone shows that at once. */
function isOnFirstScreen(root: Root, picture: Image, place: Place): boolean {
  let lines = 0;
  visit(root, (node: Nodes) => {
    if (node === picture) {
      return EXIT;
    }
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        lines += node.value.length / lineLength;
        break;
      case 'paragraph':
      case 'heading':
      case 'tableRow':
        // The last line is seldom full, and space follows it.
        lines++;
        break;
      case 'code':
        lines += node.value.split('\n').length + 2;
        break;
      case 'mdxJsxFlowElement':
        // Nobody knows how high a component is that shows what is not in the text.
        lines += node.children.length === 0 ? firstScreen[place] + 1 : 0;
    }
    return undefined;
  });
  return lines <= firstScreen[place];
}

/** Addresses of files, each with what stands after it: the bundler puts the root of the site before. */
function addresses(files: Array<[file: string, after: string]>): MdxJsxAttributeValueExpression {
  const root = {type: 'Identifier', name: '__webpack_public_path__'};
  const terms = files.flatMap<object>(([file, after], index) => {
    const value = `${folder}${basename(file)}${after}${index < files.length - 1 ? ', ' : ''}`;
    return [root, literal(value)];
  });
  const sum = terms.reduce((left, right) => ({
    type: 'BinaryExpression',
    operator: '+',
    left,
    right,
  }));
  return jsxExpression(sum, files.map(([file]) => file).join());
}

function elementOf(
  {alt, title, position}: Image,
  {width, height, sources, fallback}: Picture,
  {place, isFirst, hash}: {place: Place; isFirst: boolean; hash: string},
): MdxJsxTextElement {
  const img = inlineJsx('img', {
    ...(isFirst ? {loading: 'eager', fetchPriority: 'high'} : {loading: 'lazy', decoding: 'async'}),
    src: addresses([[fallback.file, hash]]),
    alt: alt ?? '',
    title: title ?? undefined,
    width,
    height,
  });
  const made = sources.map(({type, variants}) =>
    inlineJsx('source', {
      type,
      // One file needs no choice.
      srcSet: addresses(
        variants.map(({file, width}) => [file, variants.length > 1 ? ` ${width}w` : '']),
      ),
      sizes: variants.length > 1 && width !== undefined ? sizesOf(place, width) : undefined,
    }),
  );
  return {...(made.length > 0 ? inlineJsx('picture', {}, [...made, img]) : img), position};
}

/**
 * Path of a picture, as Docusaurus finds it; `null` where there is none.
 *
 * @throws Error, as `encode` does, where the address is none
 */
async function find(
  encoded: string,
  text: string,
  {siteDir, staticDirectories = ['static']}: Options,
): Promise<string | null> {
  let address: string;
  try {
    address = decodeURIComponent(encoded);
  } catch (error) {
    throw new Error('has an address that cannot be read: write %25 where you mean %.', {
      cause: error,
    });
  }
  const places = address.startsWith('@site/')
    ? [join(siteDir, address.slice('@site/'.length))]
    : isAbsolute(address)
      ? staticDirectories.map((directory) => join(siteDir, directory, address))
      : [join(dirname(text), address)];
  for (const path of places) {
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile()) {
      return path;
    }
  }
  return null;
}

/**
 * A remark plugin that makes of each picture of the site, written `![alt](./picture.png "title")`, what
 * its readers need: AVIF and WebP in the widths that screens ask for, width and height, so that nothing
 * moves when it comes, and when to fetch it. The first picture of a text is fetched at once, and before
 * all else, where a phone shows it before it is scrolled; all others when they are about to be seen. A
 * list of posts shows none of their texts (static-articles), so a page has one first picture at most.
 *
 * It goes before Docusaurus' own (`beforeDefaultRemarkPlugins`), which is left with the pictures of other
 * sites, those marked `pathname://`, and those that are not there, at which it stops the build.
 *
 * A file that is damaged or no picture is published as it is, with a warning that names the text's file and line.
 * A picture that an older text misses is shown as its words.
 */
export function images(options: Options) {
  const {siteDir, place, isOlder = () => false} = options;
  // Beside the bundler's cache, which is emptied with it.
  const cache = join(siteDir, 'node_modules/.cache/images');

  return async (root: Root, file: File): Promise<void> => {
    resolveReferences(root);
    const found: Image[] = [];
    visit(root, 'image', (image) => {
      found.push(image);
    });
    const made = await Promise.all(
      found.map(async (image) => {
        const stop = (error: unknown) =>
          stopAt(file, image, `The picture ${image.url} ${(error as Error).message}`);
        const local = image.url === '' ? null : parseLocalURLPath(image.url);
        const path = local && (await find(local.pathname, file.path, options).catch(stop));
        if (!path) {
          return null;
        }
        const picture = await encode(path, cache).catch(stop);
        if (picture.doubt !== undefined) {
          warn(file.path, image, `The picture ${image.url} ${picture.doubt}`);
        }
        return {path, picture, ...local};
      }),
    );

    const use: Use = {pictures: new Set(), files: new Set()};
    const elements = new Map<Image, MdxJsxTextElement>();
    found.forEach((image, index) => {
      const one = made[index];
      if (one) {
        const {path, picture, hash} = one;
        use.pictures.add(path);
        for (const {file} of [...picture.sources.flatMap((s) => s.variants), picture.fallback]) {
          use.files.add(file);
        }
        const isFirst = index === 0 && isOnFirstScreen(root, image, place);
        elements.set(
          image,
          elementOf(image, picture, {place, isFirst, hash: hash ? `#${hash}` : ''}),
        );
      }
    });
    visit(root, 'image', (image, index, parent) => {
      const made = elements.get(image);
      if (made) {
        parent!.children[index!] = made;
      } else if (isOlder(file.path) && (image.url === '' || parseLocalURLPath(image.url))) {
        parent!.children[index!] = {type: 'text', value: image.alt ?? ''};
        warn(
          file.path,
          image,
          `The picture ${image.url} is not there, so its words are shown: correct its address, or add the file.`,
        );
      }
    });
    note(file.path, use);
  };
}
