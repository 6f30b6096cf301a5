import {join} from 'node:path/posix';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {footerNote} from '../../../src/settings/footer';
import {translationsFolder} from '../../../src/settings/localized';
import {extensions} from '../../../src/site/extensions';
import {identity} from '../../../src/site/identity';
import {files, read as source} from '../support/files';
import {at} from '../support/path-to';
import {everyPost, page, pages, published, read} from '../support/pages';

// What the owner has set is there for readers, and what is left out is not.

const {$: front} = page(at('/'));
const tight = (text: string) => text.replace(/\s+/g, ' ').trim();

test('pages begin in the mode that readers see who have chosen nothing', () => {
  expect(front('html').attr('data-theme')).toBe(identity.colourMode?.defaultMode ?? 'light');
  const hasSwitch = front('.theme-colour-switch').length > 0;
  expect(hasSwitch).toBe(identity.colourMode?.disableSwitch !== true);
});

describe.each(identity.locales)('in $label', ({code, htmlLang, announcement, feedLabel}) => {
  const isFirst = code === identity.locales[0].code;
  const $ = load(read(isFirst ? 'index.html' : `${code}/index.html`));

  test('the front page says its language, and leads to each other', () => {
    expect($('html').attr('lang')).toBe(htmlLang);
    const links = $('link[rel=alternate][hreflang]:not([hreflang=x-default])').toArray();
    expect(links.map((link) => $(link).attr('hreflang'))).toEqual(
      identity.locales.map((one) => one.htmlLang),
    );
  });

  test('the announcement is there as it is set, or none is', () => {
    const set = announcement === undefined ? identity.announcement : announcement;
    const bar = $('.theme-announcement-bar');
    if (set === null) {
      expect(bar.length).toBe(0);
    } else {
      expect(tight(bar.text())).toContain(tight(load(set.content).text()));
      // Under the policy, a style of an element is a class of its own.
      expect($('style').text()).toContain(
        `.${bar.attr('class')!.split(' ').at(-1)!}{background-color:${set.backgroundColor};color:${set.textColor}}`,
      );
      expect(bar.find('button').length).toBe(set.isCloseable ? 1 : 0);
    }
  });

  test('the footer names the feed, and says what the colophon says', () => {
    const words = tight($('footer').text());
    if (feedLabel !== undefined) {
      expect(words).toContain(feedLabel);
    }
    // A language may have it in its own words.
    const file = join(translationsFolder, code, 'docusaurus-theme-classic/footer.json');
    const own = files.includes(file)
      ? (JSON.parse(source(file)) as Partial<Record<string, {message: string}>>).copyright
      : undefined;
    const note = load(own?.message ?? footerNote(identity));
    expect(words).toContain(tight(note.text()));
    expect($('footer p').length).toBe(note('p').length);
  });
});

test('the icon and the logo are those of the identity', () => {
  expect(front('link[rel=icon]').attr('href')).toBe(at(`/${identity.favicon}`));
  expect(published).toContain(identity.favicon);
  const logos = front('.navbar__logo img').toArray();
  expect(logos.length).toBeGreaterThan(0);
  const files = [identity.logo.src, identity.logo.srcDark].filter((file) => file !== undefined);
  expect(new Set(logos.map((logo) => front(logo).attr('src'))).size).toBe(files.length);
  for (const logo of logos) {
    expect(front(logo).attr('alt')).toBe(identity.logo.alt);
  }
});

test('each post leads to its text in the editor of the code host, if there is one', () => {
  const {edit} = identity.links;
  for (const {path, $} of everyPost) {
    const links = $(`a[href^="${edit ?? 'none'}blog/"]`);
    expect(links.length, path).toBe(edit === undefined ? 0 : 1);
  }
});

test('pages name the script of each service, with its attributes', () => {
  const scripts = (identity.services ?? []).filter(({script}) => script !== undefined);
  for (const {origin, script} of scripts) {
    const text = front.html();
    expect(text).toContain(origin + script!.path);
    for (const [name, value] of Object.entries(script!.attributes ?? {})) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  }
});

test.runIf(identity.podcast !== null)('the feed of the podcast says what the identity says', () => {
  const {title, description, category, explicit, guid} = identity.podcast!;
  const channel = load(read('podcast/feed.xml'), {xml: true})('channel');
  expect(channel.children('title').text()).toBe(title);
  expect(channel.children('description').text()).toBe(description);
  expect(channel.children('itunes\\:category').attr('text')).toBe(category);
  expect(channel.children('itunes\\:explicit').text()).toBe(String(explicit));
  if (guid !== undefined) {
    expect(channel.children('podcast\\:guid').text()).toBe(guid);
  }
});

test('the head of each page has the tags of the extensions', () => {
  for (const {path, $} of pages) {
    for (const {tagName, attributes} of extensions.headTags) {
      const names = Object.entries(attributes ?? {}).map(
        ([name, value]) => `[${name}="${String(value)}"]`,
      );
      expect($(`head ${tagName}${names.join('')}`).length, path).toBe(1);
    }
  }
});
