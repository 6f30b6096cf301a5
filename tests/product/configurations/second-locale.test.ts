import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator} from '@playwright/test';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {beginSite} from '../support/begin-site';
import {buildSite, docusaurus} from '../../site/support/docusaurus';
import {inBrowser} from '../support/in-browser';
import {filesIn, writeFiles} from '../support/folder';
import {pathTo} from '../../site/support/path-to';
import {routes} from '../../../src/site/routes';

// A site with the code of this one and its own posts, one of which is translated into German. In Arabic, which is written
// from right to left, only the theme is translated.

/** A post, which shares with its translation all but its words. */
const post = (title: string, words: string, more = '') => `---
title: ${title}
description: A sentence that says nothing in particular, at enough length to be a description.
${more}---

${words} This is "quoted".

<!-- truncate -->

## ${title.split(' ')[0]!}

${words}

\`\`\`ts file=code/sum.ts
\`\`\`

<p dir="rtl">ראו <code>.env</code> שלום</p>

:::security

${words}

:::
`;

const original = (name: string, other: string, more = '') => ({
  [`blog/2024-03-05-the-${name}-post/index.md`]: post(
    `The ${name} of some posts`,
    `Elephants are counted here. [The other](../2024-03-05-the-${other}-post/index.md)`,
    // Translations leave these out.
    `authors: [team]\ntags: [common, other]\n${more}`,
  ),
  [`blog/2024-03-05-the-${name}-post/code/sum.ts`]: "export const sum = ['שלום', 'עולם', 2];\n",
});

const folder = beginSite(
  'second-locale',
  `podcast: null, locales: [
    {code: 'en', label: 'English', htmlLang: 'en'},
    {code: 'de', label: 'Deutsch', htmlLang: 'de-DE', feedLabel: 'RSS-Feed'},
    {code: 'ar', label: 'العربية', htmlLang: 'ar'},
  ]`,
  {
    ...original('first', 'second', 'redirects: [2024-03-05-a-former-name]\n'),
    ...original('second', 'first'),
    ...original('third', 'first', 'draft: true\n'),
    'blog/tags.yml': 'common: {label: שלום, permalink: /shared}\nother: {label: 2 Other}\n',
    'src/site/callouts.ts': "export const callouts = {security: {label: 'security'}};\n",
  },
);
const build = join(folder, 'build');
const translations = 'src/site/i18n/de';
const ofBlog = `${translations}/docusaurus-plugin-content-blog`;

const text = (path: string) => readFileSync(join(build, path), 'utf8');

/** Puts marks around all words that `write-translations` has generated, and around each of their plural forms. */
function markWords(): void {
  for (const name of filesIn(join(folder, translations)).filter((one) => one.endsWith('.json'))) {
    const path = join(translations, name);
    const messages = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Messages;
    for (const entry of Object.values(messages)) {
      entry.message = entry.message.replace(/[^|]+/g, '⟦$&⟧');
    }
    writeFiles(folder, {[path]: JSON.stringify(messages)});
  }
}

type Messages = Record<string, {message: string}>;

beforeAll(async () => {
  rmSync(join(folder, 'src/site/i18n'), {recursive: true, force: true});
  const written = await docusaurus(['write-translations', folder, '--locale', 'de']);
  expect(written.ok, written.output).toBe(true);
  markWords();
  writeFiles(folder, {
    [`${ofBlog}/2024-03-05-the-first-post/index.md`]: post(
      'Der erste der Beiträge',
      'Hier werden Nilpferde in großen Häusern gezählt. [Der andere](../2024-03-05-the-second-post/index.md)',
    ),
    [`${ofBlog}/2024-03-05-the-third-post/index.md`]: post('Der dritte', 'Bald.'),
    [`${ofBlog}/tags.yml`]: 'common: {label: Erstes}\n',
  });
  const {ok, output} = await buildSite(folder);
  expect(ok, output).toBe(true);
}, 600_000);

const page = (path: string) => load(text(path));
const url = (path: string) => identity.url + path;

test.each([
  ['', 'en', 'The first of some posts', '5 March 2024', 'Archive', 'security'],
  ['de/', 'de-DE', 'Der erste der Beiträge', '5. März 2024', '⟦Archive⟧', '⟦security⟧'],
])('a post below /%s is in its language', (base, language, title, day, archive, callout) => {
  const $ = page(`${base}2024/03/05/the-first-post/index.html`);
  expect($('html').attr('lang')).toBe(language);
  expect($('h1').text()).toBe(title);
  expect($('time').first().text()).toBe(day);
  expect($('nav.navbar').text()).toContain(archive);
  expect($('.theme-admonition > p').first().text()).toBe(callout);
  // The code only exists beside the original.
  expect($('pre').text()).toContain('export const sum');
});

test.each([
  ['', 'en', 'en'],
  ['de/', 'de_DE', 'de-DE'],
  // No post is translated into Arabic.
  ['ar/', 'ar', 'en'],
])('a post below /%s names its language to networks and search engines', (base, og, language) => {
  const $ = page(`${base}2024/03/05/the-first-post/index.html`);
  expect($('meta[property="og:locale"]').attr('content')).toBe(og);
  expect($('script[type="application/ld+json"]').text()).toContain(`"inLanguage":"${language}"`);
  const card = url(`/${base}2024/03/05/the-first-post/card.png`);
  expect($('meta[property="og:image"]').attr('content')).toBe(card);
});

test('all words are translated but those of texts, which are in their own language, and names', () => {
  const letters = (words: string) => words.replace(/[^\p{L}]+/gu, '').toLowerCase();
  const known = letters(
    [
      ...['blog', 'docs', 'src/pages', translations].flatMap((part) =>
        filesIn(join(folder, part))
          .filter((file) => /\.(?:md|yml)$/.test(file))
          .map((file) => readFileSync(join(folder, part, file), 'utf8')),
      ),
      ...['English Deutsch العربية RSS-Feed JSON Feed MIT', JSON.stringify(identity)],
    ].join(' '),
  );
  /** The parts of a text that no marks are around, one of which may be in another element; no addresses and days. */
  const unmarked = (words: string) =>
    [/⟦[^⟦⟧]*⟧/g, /⟦[^⟦⟧]*⟧/g, /⟦.*$/s, /^.*⟧/s, /https?:\S+|\b\d+\. \p{L}+\.?(?: \d{4})?/gu]
      .reduce((rest, pattern) => rest.replace(pattern, '|'), words)
      .split(/[|.,·“”()]/)
      .filter((part) => !known.includes(letters(part)));
  const spoken = 'alt aria-label placeholder title'.split(' ');
  const texts = filesIn(join(build, 'de'))
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const $ = page(`de/${file}`);
      $('[lang=en], pre, style, script').remove();
      return $('*')
        .toArray()
        .flatMap((element) => [
          ...$(element)
            .contents()
            .toArray()
            .map((node) => ('data' in node ? node.data : '')),
          ...spoken.map((name) => $(element).attr(name) ?? ''),
          ...(/description|:alt/.test($(element).attr('property') ?? $(element).attr('name') ?? '')
            ? [$(element).attr('content') ?? '']
            : []),
        ])
        .map((words) => ({file, words, parts: unmarked(words)}));
    });
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({parts}) => parts.length > 0)).toEqual([]);
  for (const [file, words] of [
    ['de/llms.txt', '## ⟦Posts⟧'],
    ['de/feed.css', '⟦This is a feed.'],
    ['de/2024/03/05/a-former-name/index.html', '⟦It is now at <a '],
  ] as const) {
    expect(text(file)).toContain(words);
  }
});

test('a post that is not translated says so, and in which language it is', () => {
  const $ = page('de/2024/03/05/the-second-post/index.html');
  const article = $('article #__blog-post-container');
  expect(article.attr('lang')).toBe('en');
  expect($('h1').attr('lang')).toBe('en');
  const note = article.find('[role=note]').first();
  expect(note.attr('lang')).toBe('de-DE');
  expect(note.text()).toContain('Englisch');
  expect(article.text()).toContain('“quoted”');
  expect(text('de/rss.xml')).toContain('<div lang="en" dir="auto">');
  expect($('script[type="application/ld+json"]').text()).toContain('"inLanguage":"en"');

  const translated = page('de/2024/03/05/the-first-post/index.html');
  expect(translated('[role=note]').text()).not.toContain('Englisch');
  expect(translated('article #__blog-post-container').attr('lang')).toBeUndefined();
  expect(translated('article').text()).toContain('„quoted“');

  const doc = page('de/legal-notices/index.html')('[data-article]');
  expect(doc.closest('[lang]').attr('lang')).toBe('en');
});

test('a text that is not translated is, to search engines, the page of its own language', () => {
  const canonicals = [
    '2024/03/05/the-second-post/',
    '2024/03/05/the-first-post/',
    'legal-notices/',
    'about/',
  ].map((path) =>
    page(`de/${path}index.html`)('link[rel=canonical]')
      .toArray()
      .map((link) => new URL(link.attribs.href!).pathname),
  );
  expect(canonicals).toEqual([
    ['/2024/03/05/the-second-post/'],
    ['/de/2024/03/05/the-first-post/'],
    ['/legal-notices/'],
    ['/about/'],
  ]);
});

test('a translation has the tags and teams of its original, and its restraint', () => {
  const $ = page('de/2024/03/05/the-first-post/index.html');
  expect($(`a[href="/de${pathTo.tags}shared/"]`).text()).toContain('Erstes');
  // What its list of tags leaves out is that of the original.
  expect($(`a[href="/de${pathTo.tags}other/"]`).text()).toContain('Other');
  expect($(`article a[href^="/de${pathTo.authors}"]`).length).toBeGreaterThan(0);
  expect(existsSync(join(build, 'de/2024/03/05/the-third-post'))).toBe(false);
});

test('every address that a page gives leads to a file of its language', () => {
  const languageOf = (path: string) => /^\/(?:de|ar)(?=\/)/.exec(path)?.[0];
  const addresses = filesIn(build)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const $ = page(file);
      return $('[href], [src]')
        .not('pre *, [hreflang], [lang], [rel=canonical]')
        .toArray()
        .map((one) => new URL($(one).attr('href') ?? $(one).attr('src')!, url(`/${file}`)))
        .map(({pathname, origin}) => ({file: `/${file}`, pathname, origin}));
    })
    // Languages share fonts.
    .filter(({origin, pathname}) => origin === url('') && !pathname.startsWith('/assets/fonts/'));
  expect(addresses.length).toBeGreaterThan(200);
  const wrong = addresses.filter(({file, pathname}) => {
    const path = decodeURIComponent(pathname).replace(/\/$/, '/index.html');
    return !existsSync(join(build, path)) || languageOf(pathname) !== languageOf(file);
  });
  expect(wrong).toEqual([]);
});

test('the not-found page of each language leads to the front pages of the others, and names no address', () => {
  for (const base of ['/', '/de/', '/ar/']) {
    const $ = page(`${base}404.html`);
    const menu = $('nav.navbar .dropdown__menu a[lang]').toArray();
    expect(menu.map((link) => $(link).attr('href'))).toEqual(['/', '/de/', '/ar/']);
    expect($('[hreflang], link[rel=canonical], meta[property="og:url"]').length).toBe(0);
  }
});

test('feeds, Markdown and sitemaps are of one language each', () => {
  expect(text('rss.xml')).toContain('<language>en</language>');
  expect(text('rss.xml')).not.toContain('/de/');
  const feed = text('de/rss.xml');
  expect(feed).toContain('<language>de</language>');
  expect(feed).toContain('Der erste der Beiträge');
  expect(feed).toContain(`<link>${url('/de/2024/03/05/the-first-post/')}</link>`);
  expect(text('de/2024/03/05/the-first-post.md')).toContain('Nilpferde');
  expect(text('de/llms.txt')).toContain(url('/de/2024/03/05/the-first-post.md'));
  expect(text('sitemap.xml')).not.toContain('/de/');
  expect(text('de/sitemap.xml')).toContain(`<loc>${url('/de/2024/03/05/the-first-post/')}</loc>`);
  expect(existsSync(join(build, 'de/robots.txt'))).toBe(false);
  expect(existsSync(join(build, 'de/2024/03/05/the-first-post/card.png'))).toBe(true);
});

test('files for hosts are only at the root, and cover all languages', () => {
  expect(existsSync(join(build, 'de/_headers'))).toBe(false);
  expect(existsSync(join(build, 'de-hosts'))).toBe(false);
  expect(text('_headers')).toContain('/de/assets/*\n');
  expect(text('_headers')).toContain('\n/assets/*\n');
  const former = '2024/03/05/a-former-name/';
  const now = '2024/03/05/the-first-post/';
  expect(text('_redirects')).toContain(`/${former} /${now} 301\n/de/${former} /de/${now} 301\n`);
  expect(text('_redirects')).toMatch(
    /\n\/de\/\* \/de\/404\.html 404\n\/ar\/\* \/ar\/404\.html 404\n$/,
  );
});

test('languages share fonts, and what is inside pages, so that hosts have room for the policy', () => {
  const insideOf = (base: string) => {
    const $ = page(`${base}${routes.search}/index.html`);
    return {style: $('style').text(), script: $('script:not([src]):not([type])').text()};
  };
  expect(insideOf('de/')).toEqual(insideOf(''));
  // Text from right to left has a few rules of its own.
  expect(insideOf('ar/').script).toBe(insideOf('').script);
  expect(existsSync(join(build, 'assets/fonts'))).toBe(true);
  expect(existsSync(join(build, 'de/assets/fonts'))).toBe(false);
  expect(text('_headers')).toContain("Content-Security-Policy: default-src 'self'; script-src ");
});

test('readers of both search in their language, and nothing is refused', () =>
  inBrowser(build, async (origin, browser) => {
    const tab = await browser.newPage({viewport: {width: 1280, height: 800}});
    const problems: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(`${tab.url()}: ${message.text()}`);
      }
    });
    tab.on('pageerror', (error) => problems.push(String(error)));
    for (const [base, query, title] of [
      ['/', 'elephant', 'The first of some posts'],
      // The index knows that the words are forms of each other.
      ['/de/', 'haus', 'Der erste der Beiträge'],
    ] as const) {
      await tab.goto(`${origin}${base}${routes.search}/?q=${query}`);
      await tab.getByRole('main').locator('ol > li > a', {hasText: title}).click();
      await tab.getByRole('heading', {level: 1, name: title}).waitFor();
      expect(new URL(tab.url()).pathname).toBe(`${base}2024/03/05/the-first-post/`);
    }
    expect(problems).toEqual([]);
  }));

test('a page that is written from right to left begins on the right, and is no wider than the screen', () =>
  inBrowser(build, async (origin, browser) => {
    const tab = await browser.newPage({viewport: {width: 390, height: 800}});
    await tab.goto(`${origin}/ar/2024/03/05/the-first-post/`);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const code = tab.locator('pre').first();
    expect(await code.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr');
    const logo = await tab.locator('.navbar__brand').first().boundingBox();
    expect(logo!.x + logo!.width / 2).toBeGreaterThan(390 / 2);
  }));

test('words from right to left leave those beside them in their place, and code in that of its language', () =>
  inBrowser(build, async (origin, browser) => {
    const tab = await browser.newPage({viewport: {width: 1280, height: 800}});
    await tab.goto(`${origin}/2024/03/05/the-first-post/`);
    const article = tab.getByRole('article').first();
    /** The words of a line, from left to right. */
    const seen = (line: Locator) =>
      line.evaluate((element) => {
        const words: Array<{word: string; left: number}> = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const {0: word, index} of text.nodeValue!.matchAll(/[\p{L}\d]+|[.,]/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            words.push({word, left: range.getBoundingClientRect().left});
          }
        }
        return words
          .sort((a, b) => a.left - b.left)
          .map(({word}) => word)
          .join(' ');
      });
    const tags = article.getByRole('listitem').filter({has: tab.locator('[rel=tag]')});
    expect(await seen(tags.first())).toBe('שלום , 2 Other');
    expect(await seen(article.locator('pre').first())).toBe('export const sum שלום , עולם , 2');
    expect(await seen(article.locator('p[dir=rtl]'))).toBe('שלום . env ראו');
  }));
