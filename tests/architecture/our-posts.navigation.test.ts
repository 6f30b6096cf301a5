import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {rightByDefault} from '../../src/settings/navbar';
import {footerColumns, navbarItems} from '../../src/site/navigation';

const site = {
  ...identity,
  company: 'Acme',
  baseUrl: '/blog/',
  copyrightYear: 2025,
  podcast: {title: 'Acme Talks', description: 'Talks.', category: 'Technology', explicit: false},
  links: {
    website: 'https://acme.example/',
    careers: 'https://acme.example/jobs/',
    email: 'blog@acme.example',
  },
};

describe('the navbar', () => {
  test('has the two links to the company on the right', () => {
    const right = rightByDefault(navbarItems(site)).filter(({position}) => position === 'right');
    expect(right.map(({label, href}) => [label, href])).toEqual([
      ['Official Website', 'https://acme.example/'],
      ['Join us', 'https://acme.example/jobs/'],
    ]);
  });
});

test('readers choose a language where there are two', () => {
  const types = (locales: typeof identity.locales) =>
    navbarItems({...site, locales}).map(({type}) => type);
  const [first] = identity.locales;
  expect(types([first])).not.toContain('localeDropdown');
  expect(types([first, {code: 'xx', label: 'Other', htmlLang: 'xx'}])).toContain('localeDropdown');
});

describe('the footer', () => {
  const columns = footerColumns(site);

  test('leads to the two legal pages', () => {
    expect(columns[0]?.items).toEqual([
      {label: 'Legal notices', to: '/legal-notices/'},
      {label: 'General Terms & Conditions of Use', to: '/general-terms-and-conditions-of-use/'},
    ]);
  });

  test('leads to the company, its mailbox, the feed and the podcast', () => {
    const items = JSON.stringify(columns[1]?.items);
    for (const address of [
      'https://acme.example/',
      'https://acme.example/jobs/',
      'mailto:blog@acme.example',
      '/blog/rss.xml',
      '/podcast/',
    ]) {
      expect(items).toContain(address);
    }
  });
});
