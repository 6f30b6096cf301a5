import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {hasDropdown} from '../support/has-dropdown';
import {articleOf} from '../../../src/output/pages';
import {leftoversIn} from './leftovers';
import {pages} from '../support/pages';

// `standard` finds violations of the HTML standard; `a11y` finds barriers for readers.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The skip link's region is a theme `div` with `role="region"`, which is equivalent for all readers.
    // So is the link of its dropdowns, which only opens a menu.
    'prefer-native-element': ['error', {exclude: ['region', ...(hasDropdown ? ['button'] : [])]}],
    // ARIA in HTML allows labels on elements whose role takes a name (a group, a graphic). This rule
    // ignores roles; axe, in the browser tests, considers them.
    'aria-label-misuse': 'off',
  },
});

/** A URL by the HTML standard: every character that must be escaped is. */
const address = /^[^\s"<>\\^`{|}]*$/;

test.each(pages)(
  '$path names no address with a space or another sign that has to be escaped',
  ({$}) => {
    const written = $('[src], [href], [poster], [action]')
      .toArray()
      .flatMap(({attribs}) =>
        [attribs.src, attribs.href, attribs.poster, attribs.action].filter(
          (one) => one !== undefined,
        ),
      );
    // Each candidate has a width or density.
    const inSets = $('[srcset], [imagesrcset]')
      .toArray()
      .flatMap(({attribs}) => (attribs.srcset ?? attribs.imagesrcset ?? '').split(/,\s+/))
      .map((candidate) => candidate.trim().replace(/ [\d.]+[wx]$/, ''));
    expect([...written, ...inSets].filter((one) => !address.test(one))).toEqual([]);
  },
);

test.each(pages)('$path is valid HTML', async ({html}) => {
  const {results} = await validator.validateString(html);
  expect(
    results.flatMap(({messages}) =>
      messages.map(({line, column, message, ruleId}) => `${line}:${column} ${message} (${ruleId})`),
    ),
  ).toEqual([]);
});

const texts = pages.flatMap(({path, html}) => {
  const article = articleOf(html);
  return article === null ? [] : [{path, article}];
});

test.each(texts)(
  '$path shows no Markdown as it is written, and nothing empty or blocked',
  (text) => {
    expect(leftoversIn(text.article)).toEqual([]);
  },
);
