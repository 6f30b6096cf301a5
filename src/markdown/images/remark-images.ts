import {stat} from 'node:fs/promises';
import {basename, dirname, isAbsolute, join} from 'node:path';
import {parseLocalURLPath} from '@docusaurus/utils';
import type {Image, ImageReference, Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {clearPictureClass, enlargeAttribute} from '../../lib/contracts';
import {visit} from 'unist-util-visit';
import {folder, noteFiles} from '../files-of-texts';
import {inlineJsx, jsxExpression} from '../jsx';
import {stopAt, warn, type File} from '../warn';
import {encode, type Picture} from './encode';
import {isClear} from './is-clear';
import {columns} from '../../lib/columns';
import {sizes} from './layout';

export type Options = {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Folders of static files, relative to `siteDir`: where `/img/a.png` is looked up. */
  staticDirectories?: string[];
};

/** Inlines the address of `![alt][name]`, given elsewhere as `[name]: address`: Docusaurus needs it inline. */
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

/** Whether a picture stands before the first heading of a text, where most readers see it without scrolling. */
function isAtTop(image: Image, {children}: Root): boolean {
  const heading = children.find((node) => node.type === 'heading' && node.depth > 1);
  const end = heading?.position?.start.offset ?? Infinity;
  return (image.position?.start.offset ?? Infinity) < end;
}

/** Addresses of files, each followed by its suffix: the bundler puts the root of the site before them. */
const addresses = (files: Array<[file: string, after: string]>): MdxJsxAttributeValueExpression =>
  jsxExpression(
    files
      .map(([file, after], index) => {
        const end = index < files.length - 1 ? ', ' : '';
        return `__webpack_public_path__ + ${JSON.stringify(folder + basename(file) + after + end)}`;
      })
      .join(' + '),
  );

/** The `srcset` of files, from which browsers choose by the width that the picture is shown in. */
const srcSetOf = (files: Picture['avif']) =>
  files.length > 1
    ? {srcSet: addresses(files.map(({file, width}) => [file, ` ${width}w`])), sizes}
    : {};

function elementOf(
  {alt, title, position}: WrittenPicture,
  {width, height, avif, shown}: Picture,
  {isFirst, hash, className}: {isFirst: boolean; hash: string; className?: string},
): MdxJsxTextElement {
  const img = inlineJsx('img', {
    className,
    ...(isFirst ? {loading: 'eager', fetchPriority: 'high'} : {loading: 'lazy', decoding: 'async'}),
    src: addresses([[shown.file, hash]]),
    alt: alt ?? '',
    title: title ?? undefined,
    width,
    height,
  });
  if (avif.length === 0) {
    return {...img, position};
  }
  const source = inlineJsx('source', {
    type: 'image/avif',
    srcSet: addresses([[avif[0]!.file, '']]),
    ...srcSetOf(avif),
  });
  return {...inlineJsx('picture', {}, [source, img]), position};
}

/** The button that opens a picture wider than its text, which has a paragraph to itself. */
const enlarge = () =>
  inlineJsx('small', {}, [
    inlineJsx('button', {type: 'button', className: 'clean-btn', [enlargeAttribute]: ''}, [
      inlineJsx('u', {}, [{type: 'text', value: 'Enlarge'}]),
    ]),
  ]);

/**
 * The path of a picture, looked up as Docusaurus does; `null` if there is none, until one is added.
 *
 * @throws Error, worded like the `doubt` of `encode`, if the address cannot be decoded
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
  noteFiles(text, {read: places});
  return null;
}

/** A picture as its author has written it. */
export type WrittenPicture = Pick<Image, 'url' | 'alt' | 'title' | 'position'>;

type Shown = {
  element: MdxJsxTextElement;
  /** Whether it is wider than the text. */
  isWide: boolean;
};

/**
 * Makes a local picture what browsers need: AVIF in two widths, WebP, `width` and `height`, so that nothing moves when it loads, and a
 * loading priority. One through which the page shows gets a light ground at night.
 *
 * @returns `null` for a picture that is remote, marked `pathname://`, or missing
 */
export async function show(
  picture: WrittenPicture,
  file: File,
  options: Options,
  {isFirst = false, isForNight = false} = {},
): Promise<Shown | null> {
  // Beside the bundler's cache, so that both are emptied together.
  const cache = join(options.siteDir, 'node_modules/.cache/images');
  const stop = (error: unknown) =>
    stopAt(file, picture, new Error(`The picture ${picture.url} ${(error as Error).message}`));
  const local = picture.url === '' ? null : parseLocalURLPath(picture.url);
  const path = local && (await find(local.pathname, file.path, options).catch(stop));
  if (!path) {
    return null;
  }
  const encoded = await encode(path, cache).catch(stop);
  if (encoded.doubt !== undefined) {
    warn(file.path, picture, `The picture ${picture.url} ${encoded.doubt}`, encoded.doubt);
  }
  const files = [...encoded.avif, encoded.shown].map((variant) => variant.file);
  noteFiles(file.path, {read: [path], published: files});
  return {
    element: elementOf(picture, encoded, {
      isFirst,
      hash: local.hash ? `#${local.hash}` : '',
      className: !isForNight && (await isClear(path)) ? clearPictureClass : undefined,
    }),
    isWide: (encoded.width ?? 0) > columns.widest,
  };
}

/**
 * A remark plugin for local pictures, written `![alt](./picture.png "title")`; `rehype-images.ts` is for those in HTML. The first
 * picture of a text loads at once with high priority if no heading stands before it; all others load lazily. One that is wider than the
 * text and has a paragraph to itself gets a button that opens it large.
 *
 * It runs before Docusaurus' own plugin (`beforeDefaultRemarkPlugins`), which is left with remote pictures, those
 * marked `pathname://`, and missing ones, at which it stops the build.
 *
 * A file that is damaged or not a picture is published unchanged, with a warning that names the text's file and
 * line.
 */
export function images(options: Options) {
  return async (root: Root, file: File): Promise<void> => {
    resolveReferences(root);
    const found: Image[] = [];
    visit(root, 'image', (image) => {
      found.push(image);
    });
    const shown = await Promise.all(
      found.map((image, index) =>
        show(image, file, options, {isFirst: index === 0 && isAtTop(image, root)}),
      ),
    );
    const pictures = new Map(found.map((image, index) => [image, shown[index]]));
    visit(root, 'image', (image, index, parent) => {
      const picture = pictures.get(image);
      if (picture) {
        const isAlone = parent!.type === 'paragraph' && parent.children.length === 1;
        parent!.children.splice(
          index!,
          1,
          picture.element,
          ...(isAlone && picture.isWide ? [enlarge()] : []),
        );
      }
    });
  };
}
