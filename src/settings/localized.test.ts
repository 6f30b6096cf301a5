import {expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../tests/product/support/folder';
import {identity} from '../site/identity';
import {localized} from './localized';

const siteDir = folderWith();

const first = {code: 'en', label: 'English', htmlLang: 'en'};
const second = {code: 'de', label: 'Deutsch', htmlLang: 'de', feedLabel: 'Neues'};
const site: typeof identity = {...identity, baseUrl: '/blog/', locales: [first, second]};

test('another has its own path and words, and those of the first where nobody translated them', () => {
  const read = () => {
    const {title, tagline, baseUrl, feedLabel} = localized(site, 'de', siteDir);
    return [title, tagline, baseUrl, feedLabel];
  };
  expect(read()).toEqual([identity.title, identity.tagline, '/blog/de/', 'Neues']);
  const options = 'src/site/i18n/de/docusaurus-plugin-content-blog/options.json';
  writeFiles(siteDir, {[options]: '{"title": {"message": "Technik"}}'});
  expect(read()).toEqual(['Technik', identity.tagline, '/blog/de/', 'Neues']);
});

test('a language that is not there is refused by the names of those that are', () => {
  expect(() => localized(site, 'fr', siteDir)).toThrow(
    "src/site/identity.ts: there is no language 'fr' in `locales`, only 'en', 'de'",
  );
});
