import {identity} from '../../../src/site/identity';
import {describe, expect, test} from 'vitest';
import {pathTo} from '../support/path-to';
import {addressed, addressOf, language, pages, posts, type Page} from '../support/pages';

/** Versions of a doc share their words. */
const versionOf = ({$}: Page) => /docs-version-\S+/.exec($('html').attr('class') ?? '')?.[0] ?? '';
const titleOf = (of: Page) => versionOf(of) + of.$('head > title').text();
const descriptionsOf = (of: Page) =>
  of
    .$('meta[name="description"]')
    .toArray()
    .map((element) => of.$(element).attr('content')!);

// html.test.ts checks that it has one title and one main landmark, each id once, and a text for each picture.
test.each(pages)('$path says in which language it is, and has one h1', ({$}) => {
  expect($('html').attr('lang')).toBe(language);
  expect($('h1').length).toBe(1);
});

describe.each(addressed)('$path', (self) => {
  const {path, $} = self;

  test('calls itself by its own address', () => {
    const canonical = $('link[rel="canonical"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(canonical).toEqual([addressOf(path)]);
    expect($('meta[property="og:url"]').attr('content')).toBe(addressOf(path));
    expect($('meta[property="og:title"]').attr('content')).not.toContain(` | ${identity.title}`);
  });

  test('has one description', () => {
    const descriptions = descriptionsOf(self);
    // Teams need no description.
    if (!path.startsWith(pathTo.authors) || descriptions.length > 0) {
      expect(descriptions).toEqual([expect.stringMatching(/\S+ \S+/)]);
    }
  });
});

function repeated<T>(texts: T[]): T[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

// Editors decide whether two posts may share a title.
const ofSite = pages.filter((one) => !posts.includes(one));

const isLaterPage = ({path}: Page) => /\/page\/\d+\/$/.test(path);

test('every page has a title of its own', () => {
  expect(repeated(ofSite.map(titleOf))).toEqual([]);
});

test('every page has a description of its own, but for later pages of a list', () => {
  const first = ofSite.filter((one) => !isLaterPage(one));
  const ofVersions = first.flatMap((one) =>
    descriptionsOf(one).map((description) => versionOf(one) + description),
  );
  expect(repeated(ofVersions)).toEqual([]);
});
