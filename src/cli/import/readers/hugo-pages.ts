import {recordOf} from '../matter';
import type {FormerPage, Loss} from '../model';
import {wordsOf} from '../values';
import {addressedBy, hugoSlug, hugoAddress} from './hugo-addresses';
import type {HugoConfig} from './hugo-config';
import type {HugoContent, HugoPage} from './hugo-content';
import type {HugoPost} from './hugo-posts';
import {encodedAddress} from './jekyll-addresses';

/** The terms of a taxonomy with the keys of the tags or authors that they become, and how many posts have them. */
type Terms = ReadonlyMap<string, {key: string; count: number}>;

/** The terms of each taxonomy, by its name in addresses. */
export type Taxonomies = ReadonlyMap<string, {kind: 'tag' | 'author'; terms: Terms}>;

/** A list with its later pages and its feed. */
function listPages(
  address: string,
  count: number,
  config: HugoConfig,
  first: FormerPage,
  feedName: string | undefined,
): FormerPage[] {
  const later = Math.max(0, Math.ceil(count / config.pageSize) - 1);
  const key = first.kind === 'list' ? {} : {key: first.key};
  return [
    first,
    ...Array.from({length: later}, (_, index): FormerPage => {
      const number = String(index + 2);
      return {
        address: `${address}${config.pagePath}/${number}/`,
        kind: first.kind,
        key: first.key ?? number,
      };
    }),
    ...(feedName === undefined
      ? []
      : [
          {
            address: `${address}${feedName}`,
            kind: 'feed' as const,
            ...(key.key !== undefined && key),
          },
        ]),
  ];
}

/** The name of feeds, which settings of the output format change; undefined if there are none. */
function feedNameOf({data, disabled}: HugoConfig): string | undefined {
  const rss = recordOf(recordOf(data.outputformats).rss);
  return disabled.includes('rss') ? undefined : `${wordsOf(rss.basename) ?? 'index'}.xml`;
}

function sectionAddress(
  section: string,
  root: string,
  {data, lists}: {data: unknown; lists: HugoContent['lists']},
) {
  const own = wordsOf(lists.get(section)?.data.url);
  const byKind = wordsOf(recordOf(recordOf(data).section)[section]);
  const path = own ?? byKind ?? hugoSlug(section);
  return encodedAddress(`${root}/${path}/`.replace(/\/{2,}/g, '/'));
}

/** What a page that is not a post is, by its layout. */
function pageOf(page: HugoPage, config: HugoConfig): FormerPage {
  const {data, sections, basename} = page;
  const own = wordsOf(data.url);
  const how = addressedBy(config, sections);
  const parts = {
    instant: 0,
    zone: 'UTC',
    title: wordsOf(data.title) ?? basename,
    slug: wordsOf(data.slug),
    basename,
    sections,
  };
  const address =
    own === undefined
      ? hugoAddress(parts, how)
      : encodedAddress(`${config.baseUrl}${own}`.replace(/\/{2,}/g, '/'));
  const words = `${wordsOf(data.layout) ?? ''} ${wordsOf(data.type) ?? ''} ${basename}`;
  return {address, kind: /\barchives?\b/i.test(words) ? 'archive' : 'page'};
}

/** Addresses of the former site that are not posts'. */
export function hugoPages(
  config: HugoConfig,
  content: HugoContent,
  posts: readonly HugoPost[],
  taxonomies: Taxonomies,
): {pages: FormerPage[]; losses: Loss[]} {
  const root = `${config.baseUrl}${config.languagePrefix}`;
  const shown = posts.filter(({isDraft, isUnlisted}) => !isDraft && !isUnlisted);
  const feedName = feedNameOf(config);
  const has = (...kinds: string[]) => !kinds.some((kind) => config.disabled.includes(kind));
  const places = {data: config.data.permalinks, lists: content.lists};
  const sections = content.mainSections.flatMap((section) => {
    const address = sectionAddress(section, root, places);
    const count = shown.filter((post) => post.sections[0] === section).length;
    return has('section')
      ? listPages(address, count, config, {address, kind: 'list'}, feedName)
      : [];
  });
  const terms = [...taxonomies].flatMap(([taxonomy, {kind, terms: all}]) => {
    const base = `${root}${hugoSlug(taxonomy)}/`;
    const list: FormerPage = {address: base, kind: 'archive'};
    return [
      ...(has('taxonomy', 'taxonomyterm') ? listPages(base, 0, config, list, feedName) : []),
      ...(has('term') ? [...all] : []).flatMap(([term, {key, count}]) => {
        const address = encodedAddress(`${base}${hugoSlug(term).replaceAll('/', '-')}/`);
        return listPages(address, count, config, {address, kind, key}, feedName);
      }),
    ];
  });
  const others = content.pages.map((page) => ({page, former: pageOf(page, config)}));
  const lists = [...content.lists.values()].filter(({matter}) => matter.body.text.trim());
  return {
    pages: [
      ...(has('home')
        ? listPages(root, shown.length, config, {address: root, kind: 'list'}, feedName)
        : []),
      ...sections,
      ...terms,
      ...others.map(({former}) => former),
    ],
    losses: [
      ...others
        .filter(({former}) => former.kind === 'page')
        .map(({page: {file, matter, data, basename}}) => ({
          file,
          line: matter.body.lineAt(0),
          what: `Page ${wordsOf(data.title) ?? basename}`,
          became: 'left out: it is not a post',
        })),
      ...lists.map(({file, matter}) => ({
        file,
        line: matter.body.lineAt(0),
        what: 'Text of a list',
        became: 'left out',
      })),
    ],
  };
}
