import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {pages} from './pages';

// `standard` is what the HTML standard calls an error; `a11y` what keeps a reader out.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The skip link's region is a `div` of the theme with `role="region"`: the same to all readers.
    'prefer-native-element': ['error', {exclude: ['region']}],
    // Allowed by ARIA in HTML on what has a role that takes a name (a group, a graphic), by which
    // this rule does not go; axe, in the browser tests, does.
    'aria-label-misuse': 'off',
  },
});

/** What the HTML standard calls a URL: nothing in it stands for itself that has to be escaped. */
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
    // Each with its width or density.
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
