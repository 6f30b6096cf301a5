import {expect, test} from 'vitest';
import published from '../../../docusaurus.config';
import {checkPosts} from '../../../src/check/check-posts';
import {index, post, site} from '../../../tests/product/support/checked-site';
import {defaults} from './defaults';
import {settings} from './settings';

type Values = Record<string, unknown>;

const [, [, blog]] = published.plugins as [unknown, [unknown, Values]];

function column(name: 'byDefault' | 'here'): Values {
  const all = Object.entries(settings);
  return Object.fromEntries(all.map(([key, given]) => [key, given[name]]));
}

test('the defaults are those of the installed Docusaurus, and all of them', () => {
  expect(defaults()).toEqual(column('byDefault'));
});

test('what is said of this site is its published configuration', () => {
  expect({
    ...published,
    ...published.markdown?.hooks,
    ...blog,
  }).toMatchObject(column('here'));
});

const slug = {slug: 'slug: /2024/04/02/one/'};
const mistakes: Record<string, Record<string, string>> = {
  onBrokenLinks: {[index]: post('[x](/nothing/)')},
  onBrokenAnchors: {[index]: post('[x](#nothing)')},
  onDuplicateRoutes: {
    [index]: post('', slug),
    'blog/2024-04-03-other/index.md': post('', slug),
  },
  onBrokenMarkdownLinks: {[index]: post('[x](no.md)')},
  onBrokenMarkdownImages: {[index]: post('![x](no.png)')},
  onInlineTags: {[index]: post('', {tags: 'tags: [other]'})},
  onInlineAuthors: {[index]: post('', {authors: 'authors: [{name: X}]'})},
  onUntruncatedBlogPosts: {
    [index]: post().replace('<!-- truncate -->', 'Words.'),
  },
};

test.each(Object.entries(settings))(
  'our check says of %s what the post says',
  async (key, {check}) => {
    const {findings} = await checkPosts(site(mistakes[key]!));
    const said = new Set(findings.map(({severity}) => severity));
    expect([...said].join() || 'nothing').toBe(check);
  },
);
