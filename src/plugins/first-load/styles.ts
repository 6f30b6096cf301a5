import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {transform} from 'lightningcss';
import postcss, {type Root} from 'postcss';
import {foldProperties} from './fold-properties';
import {keepAtRest} from './keep-at-rest';
import {keepUsed, removeUnusedProperties} from './keep-used';
import type {Page} from './page';
import {asStyleSheet, liftStyleAttributes, type AttributeRules} from './style-attributes';
import {union, wordsOfPage, type Words} from './words-of-page';

/**
 * Classes and ids of the framework that no page is written with: its scripts give them to elements, or
 * to elements they make. The browser tests fail at one that is missing here.
 */
const added = new RegExp(
  [
    // The progress bar.
    '^(?:nprogress|bar|peg)$',
    // The menu of narrow windows, and what opens in the bar of wide ones.
    '^(?:navbar-sidebar|navbar--|menu|dropdown|clean-btn$|margin-right--md$)',
    '_classic-(?:BlogSidebar-Mobile|ColorModeToggle|Navbar|NavbarItem)',
    // What goes with the place on the page, or is opened and closed.
    '^table-of-contents__link--active$',
    '_classic-(?:AnnouncementBar|BackToTopButton|DocRoot|DocSidebar)',
    '_common-components-Details$',
    // What a crash shows.
    '_common-utils-errorBoundaryUtils$',
  ].join('|'),
);

/** The layers of Docusaurus and of Infima, which know more than a site uses. */
const isOfFramework = (layer: string) => /^docusaurus\b/.test(layer);

/** In bytes as weighed below: what a server sends before it waits for the browser's first answer. */
const firstFlight = 14_900;

/**
 * Of a text whose later parts have no styles yet, what would be too wide is cut off, or a phone would show
 * the whole page smaller. The sheet may never come: start.ts tells when it has.
 */
const keepNarrow = 'html:not([data-styled]) main{overflow-x:clip}';

/**
 * In characters: how far a reader of a long text may see before the whole sheet has come. The heaviest
 * texts have to do with the lesser, which is more than a phone shows.
 */
const firstScreens = [3000, 1200];

/** Bytes on the wire, and a tenth more: the best compression takes fifty times as long. */
const weigh = (html: string) =>
  brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;

function minify(root: Root): string {
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(root.toString()),
    minify: true,
  });
  return Buffer.from(code).toString();
}

/**
 * Pages by their kind, which Docusaurus tells in the classes of the root: a list of posts, a post, a page
 * of the docs. Pages of a kind share their styles, so that the policy that allows these by their hash is
 * as long for a thousand posts as for ten.
 */
function byKind(pages: Page[]): Map<string, Page[]> {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    const [, classes = ''] =
      /^(?:<!doctype[^>]*>\s*)?<html[^>]*\sclass="?([^">]*)/i.exec(page.html) ?? [];
    const kind = classes
      .split(/\s+/)
      .filter((name) => !/^docs-(?:doc-id|version)-/.test(name))
      .join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return kinds;
}

function classesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({selector}) => {
    for (const [, name] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) {
      names.add(name!);
    }
  });
  return names;
}

/** The custom properties that pages and scripts speak of, such as the drawings that scripts bring. */
async function namedProperties(outDir: string, pages: Page[]): Promise<Set<string>> {
  const folder = join(outDir, 'assets/js');
  const scripts = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  const texts = [...pages.map(({html}) => html), ...scripts];
  return new Set(texts.flatMap((text) => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []));
}

/** Leaves out of the whole sheet what no page of this site can use. */
function trim(root: Root, words: Words, named: Set<string>): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes && isOfFramework(layer.params)) {
      keepUsed(layer, words, (name) => added.test(name));
    }
  });
  foldProperties(root, {
    isReplaceable: isOfFramework,
    isNamedElsewhere: (name) => named.has(name),
  });
}

/**
 * Trims the style sheet of the built site, under a new name, and puts into each page what of it pages of
 * its kind use.
 *
 * @param outDir the folder of the built site
 * @param baseUrl of the site
 * @param pages changed in place
 * @param dropped the file for the names of the classes that have no rules any more: tests hold against
 *   it what they meet
 * @returns the address of the whole sheet
 * @throws where the build has not written exactly one sheet, or a page does not refer to it
 */
export async function inlineStyles(
  outDir: string,
  baseUrl: string,
  pages: Page[],
  dropped: string,
): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const [file, ...others] = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  if (!file || others.length > 0) {
    throw new Error(
      `first-load expects Docusaurus to write one style sheet to assets/css, and found ${file ? others.length + 1 : 0}.`,
    );
  }
  const attributes: AttributeRules = new Map();
  for (const page of pages) {
    page.html = liftStyleAttributes(page.html, attributes);
  }
  const words = pages.map(({html}) => wordsOfPage(html));
  const whole = postcss.parse(
    `${await readFile(join(folder, file), 'utf8')}\n${asStyleSheet(attributes)}`,
  );
  const known = classesOf(whole);
  const named = await namedProperties(outDir, pages);
  trim(whole, union(words), named);
  const minified = postcss.parse(minify(whole));
  const left = classesOf(minified);
  await writeFile(dropped, JSON.stringify([...known].filter((name) => !left.has(name))));

  // Every page has its fonts; a second definition would have their files fetched again.
  const rest = minified.clone();
  rest.walkAtRules('font-face', (font) => {
    font.remove();
  });
  const css = rest.toString();
  const name = `styles.${createHash('md5').update(css).digest('hex').slice(0, 8)}.css`;
  const address = `${baseUrl}assets/css/${name}`;
  await rm(join(folder, file));
  await writeFile(join(folder, name), css);

  const link = new RegExp(
    `<link rel="?stylesheet"? href="?${baseUrl}assets/css/${file.replaceAll('.', String.raw`\.`)}"? ?/?>`,
  );
  const stylesFor = (used: Words): string => {
    const root = minified.clone();
    keepUsed(root, used);
    keepAtRest(root);
    removeUnusedProperties(root, (name) => named.has(name));
    return minify(root);
  };
  for (const [kind, members] of byKind(pages)) {
    const html = new Map(members.map((page) => [page, page.html]));
    const give = (page: Page, own: string) => {
      if (!link.test(html.get(page)!)) {
        throw new Error(`first-load finds no link to ${file} in ${page.name} (${kind}).`);
      }
      page.html = html
        .get(page)!
        .replace(
          link,
          () => `<style>${own}</style><noscript><link rel=stylesheet href=${address}></noscript>`,
        );
    };
    let heavy = members;
    for (const length of [Infinity, ...firstScreens]) {
      const own = stylesFor(union(heavy.map((page) => wordsOfPage(html.get(page)!, length))));
      for (const page of heavy) {
        give(page, length === Infinity ? own : own + keepNarrow);
      }
      heavy = heavy.filter(({html}) => weigh(html) > firstFlight);
      if (heavy.length === 0) {
        break;
      }
    }
  }
  return address;
}
