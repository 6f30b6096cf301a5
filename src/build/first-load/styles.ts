import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {transform} from 'lightningcss';
import postcss, {type Root} from 'postcss';
import {activeContentsLinkClass, keyboardClass, noticeClass} from '../../lib/contracts';
import {eachOf} from '../../lib/each-of';
import {drawingColours} from '../drawing-colours';
import {filesOf, isPage, readPage, rootClasses, tags} from '../pages';
import {foldProperties} from './fold-properties';
import {keepSelectors, keepUsed} from './keep-used';
import {
  asStyleSheet,
  bannerSelector,
  liftStyleAttributes,
  withEdits,
  type AttributeRules,
  type Edit,
} from './style-attributes';
import {wordsOfPage, type Words} from './words-of-page';

/**
 * Classes and ids of the framework that no built page contains: its scripts add them to elements, or to elements
 * they create. The browser tests fail if one is missing here.
 */
const added = new RegExp(
  [
    // The progress bar.
    '^(?:nprogress|bar)$',
    // What the site script shows: an enlarged drawing, a player, a dropdown, a notice.
    `^(?:enlarged|player(?:$|-.*)|dropdown--show|${noticeClass}|site-button)$`,
    // Parts that depend on the scroll position, or that open and close.
    `^${activeContentsLinkClass}$`,
  ].join('|'),
);

/** Classes of which a page has one only if the site uses a feature, and those that scripts then add. */
const addedWith = [
  {
    feature: 'dropdowns of the navbar open, and mark the page that is open',
    has: /^\.dropdown$/,
    added: /^dropdown(?:--show|__link--active)$/,
  },
];

/** Whether a layer belongs to Docusaurus or Infima, which have rules for more than a site uses. */
const isOfFramework = (layer: string) => /^docusaurus\b/.test(layer);

/** Elements for which `src/css` has rules of its own in place of Infima's, which it overrides wherever they apply. */
const replaced = /^\.(?:markdown|table-of-contents|thin-scrollbar)/;

/** Classes and ids that the site script adds before the whole sheet has loaded: see runtime/site-script. */
const addedEarly = new RegExp(
  `^(?:nprogress|bar|${activeContentsLinkClass}|${keyboardClass}|enlarged|dropdown--show|site-button|${noticeClass})$`,
);

function minify(root: Root): string {
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(root.toString()),
    minify: true,
  });
  return Buffer.from(code).toString();
}

/** An element with many styles that few pages have: those that do are a kind of their own. */
const rare = 'audio';

/** The classes of the player, which the site script shows in place of the browser's. */
const ofPlayer = /^player(?:$|-)/;

/**
 * The kind of a page, which Docusaurus names in the classes of the root: a list of posts, a post, a page of the
 * docs. Pages of a kind share their styles, so the policy that allows these by their hash is as long for a
 * thousand posts as for ten.
 */
const kindOf = (html: string, words: Words): string =>
  [
    ...rootClasses(html).filter((name) => !/^docs-(?:doc-id|version)-/.test(name)),
    ...(words.has(rare) ? [rare] : []),
  ].join(' ');

function classesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({selector}) => {
    for (const [, name] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) {
      names.add(name!);
    }
  });
  return names;
}

/** The custom properties that a page or script mentions, such as those in drawings that scripts add. */
const propertiesIn = (text: string) => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];

function addAll(all: Set<string>, more: Iterable<string>): void {
  for (const one of more) {
    all.add(one);
  }
}

async function propertiesOfScripts(outDir: string): Promise<Set<string>> {
  const folder = join(outDir, 'assets/js');
  const named = new Set<string>();
  await eachOf(
    (await readdir(folder)).filter((name) => name.endsWith('.js')),
    async (name) => {
      addAll(named, propertiesIn(await readFile(join(folder, name), 'utf8')));
    },
  );
  return named;
}

/** Removes from the whole sheet what no page of this site can use. */
function trim(root: Root, words: Words, named: Set<string>): void {
  const all = [
    added,
    ...addedWith
      .filter(({has}) => [...words].some((word) => has.test(word)))
      .map((feature) => feature.added),
  ];
  const isAdded = (name: string) => all.some((one) => one.test(name));
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes && isOfFramework(layer.params)) {
      keepSelectors(layer, (selector) => !replaced.test(selector));
      keepUsed(layer, words, isAdded);
    }
  });
  foldProperties(root, {
    isReplaceable: isOfFramework,
    isNamedElsewhere: (name) => named.has(name),
  });
}

type WrittenPage = {
  file: string;
  /** The edits that remove its `style` attributes. */
  edits: Edit[];
};

/** The data that the styles of all pages are made from. */
type Survey = {
  /** The pages of each kind, and the words found on any of them. */
  kinds: Map<string, {pages: WrittenPage[]; words: Words}>;
  /** The rules of `style` attributes that become classes. */
  attributes: AttributeRules;
  named: Set<string>;
};

async function survey(outDir: string, named: Set<string>): Promise<Survey> {
  const attributes: AttributeRules = new Map();
  const kinds: Survey['kinds'] = new Map();
  for (const file of (await filesOf(outDir)).filter(isPage)) {
    const written = readPage(outDir, file);
    const {edits, rules} = liftStyleAttributes(written);
    const html = withEdits(written, edits);
    const words = wordsOfPage(html);
    addAll(named, propertiesIn(html));
    for (const [name, style] of rules) {
      attributes.set(name, style);
    }
    const name = kindOf(html, words);
    const kind = kinds.get(name) ?? {pages: [], words: new Set()};
    kinds.set(name, kind);
    kind.pages.push({file, edits});
    addAll(kind.words, words);
  }
  // Sort them, so that the sheet does not depend on which page was read first.
  return {kinds, attributes: new Map([...attributes].sort()), named};
}

/**
 * Trims the style sheet of the built site, renames it, and puts into each page the part of it that pages of its
 * kind use. A page needs no more of it until another is opened from it.
 *
 * @param outDir the folder of the built site
 * @param baseUrl of the site
 * @param dropped the file for the names of the classes that no longer have rules: tests compare it with the
 *   classes they find
 * @returns the address of the whole sheet
 * @throws if the build has not written exactly one sheet, or a page does not refer to it
 */
export async function inlineStyles(
  outDir: string,
  baseUrl: string,
  dropped: string,
): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const [file, ...others] = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  if (!file || others.length > 0) {
    throw new Error(
      `first-load expects Docusaurus to write one style sheet to assets/css, and found ${file ? others.length + 1 : 0}.`,
    );
  }
  const {kinds, attributes, named} = await survey(outDir, await propertiesOfScripts(outDir));
  // Even where no text has such a drawing: another language may, and all share their styles, which the policy names.
  addAll(named, Object.keys(drawingColours));
  const whole = postcss.parse(
    `${await readFile(join(folder, file), 'utf8')}\n${asStyleSheet(attributes)}`,
  );
  const known = classesOf(whole);
  const all = new Set([...kinds.values()].flatMap(({words}) => [...words]));
  trim(whole, all, named);
  const minified = postcss.parse(minify(whole));
  const left = classesOf(minified);
  await writeFile(
    dropped,
    JSON.stringify([...known].filter((name) => !left.has(name) && !replaced.test(`.${name}`))),
  );

  // Every page defines its fonts; a second definition would make browsers fetch the files again.
  const rest = minified.clone();
  rest.walkAtRules('font-face', (font) => {
    font.remove();
  });
  // What is shown where no sheet has come needs no rules in it.
  rest.walkRules(bannerSelector, (rule) => {
    rule.remove();
  });
  const css = rest.toString();
  const name = `styles.${createHash('md5').update(css).digest('hex').slice(0, 8)}.css`;
  const address = `${baseUrl}assets/css/${name}`;
  await rm(join(folder, file));
  await writeFile(join(folder, name), css);

  const link = tags.styleSheet(`${baseUrl}assets/css/${file}`);
  const stylesFor = (used: Words): string => {
    const root = minified.clone();
    keepUsed(
      root,
      used,
      (name) => addedEarly.test(name) || (used.has(rare) && ofPlayer.test(name)),
    );
    foldProperties(root, {
      isReplaceable: isOfFramework,
      isNamedElsewhere: (name) => named.has(name),
    });
    return minify(root);
  };
  for (const [kind, {pages, words}] of kinds) {
    const styles = stylesFor(words);
    for (const {file: page, edits} of pages) {
      const html = withEdits(readPage(outDir, page), edits);
      if (!link.test(html)) {
        throw new Error(`first-load finds no link to ${file} in ${page} (${kind}).`);
      }
      writeFileSync(
        join(outDir, page),
        html.replace(link, () => `<style>${styles}</style>`),
      );
    }
  }
  return address;
}
