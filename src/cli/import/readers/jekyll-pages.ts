import {readMatter, recordOf, type Data} from '../matter';
import type {Files, FormerPage, Loss} from '../model';
import {isTrue, listOf, wordsOf} from '../values';
import {encodedAddress, jekyllSlug} from './jekyll-addresses';
import type {JekyllConfig} from './jekyll-config';
import {isOfJekyll, type JekyllPost} from './jekyll-posts';

/** Labels of tags and categories with the keys of the tags that they become. */
export type Labels = {tags: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string>};

const isPage = /\.(?:md|markdown|mkd|mkdn|html?)$/i;

/** The address of a page that is a file. */
function addressOfFile(file: string, data: Data, {baseUrl, permalink}: JekyllConfig): string {
  const own = wordsOf(data.permalink);
  const ending = isPage.exec(file)?.[0] ?? '';
  const stem = ending ? file.slice(0, -ending.length) : file;
  const isPretty = permalink === 'pretty' || permalink.endsWith('/');
  const path =
    own ??
    (ending
      ? stem.replace(/(^|\/)index$/, '$1') +
        (/(^|\/)index$/.test(stem) ? '' : isPretty ? '/' : '.html')
      : stem);
  return encodedAddress(`${baseUrl}/${path}`.replace(/\/{2,}/g, '/'));
}

/** What a page is, by its layout and front matter. */
function pageOf(address: string, file: string, data: Data, labels: Labels): FormerPage {
  const tag = wordsOf(data.tag);
  const category = wordsOf(data.category);
  const key =
    (tag === undefined ? undefined : labels.tags.get(tag)) ??
    (category === undefined ? undefined : labels.categories.get(category));
  if (key !== undefined) {
    return {address, kind: 'tag', key};
  }
  if (/\.(?:xml|atom|json)$/.test(address) && /feed|rss|atom/i.test(address)) {
    return {address, kind: 'feed'};
  }
  const words = `${wordsOf(data.layout) ?? ''} ${file}`;
  if (/archive|(?:^|\W)(?:tags|categories)\b/i.test(words)) {
    return {address, kind: 'archive'};
  }
  return {
    address,
    kind: /(?:^|\/)(?:index|blog)\.\w+$/.test(file) || /^home\b/.test(words) ? 'list' : 'page',
  };
}

/** Pages that are files of their own: about, archives, feeds by hand. */
function pagesOfFiles(
  files: Files,
  config: JekyllConfig,
  labels: Labels,
): {pages: FormerPage[]; losses: Loss[]} {
  const pages: FormerPage[] = [];
  const losses: Loss[] = [];
  for (const [file, content] of files) {
    const isOwn =
      isOfJekyll(file) && !/(?:^|\/)_/.test(file) && !/^(?:README|LICENSE)\b/i.test(file);
    if (!isOwn || !/\.(?:md|markdown|mkd|mkdn|html?|xml|json)$/i.test(file)) {
      continue;
    }
    if (!/^\uFEFF?---\s/.test(content.subarray(0, 8).toString())) {
      continue;
    }
    const {data, body} = readMatter(content);
    const page = pageOf(addressOfFile(file, data, config), file, data, labels);
    pages.push(page);
    if (page.kind === 'page' && !file.startsWith('404.')) {
      const what = `Page ${wordsOf(data.title) ?? file}`;
      losses.push({file, line: body.lineAt(0), what, became: 'left out: it is not a post'});
    }
  }
  return {pages, losses};
}

/** The later pages of the list: `paginate_path` of jekyll-paginate, `permalink` of its successor. */
function laterPages({data, baseUrl}: JekyllConfig, posts: number): FormerPage[] {
  const second = recordOf(data.pagination);
  const size = Number(data.paginate ?? (isTrue(second.enabled) ? (second.per_page ?? 10) : 0));
  const pattern =
    data.paginate === undefined
      ? (wordsOf(second.permalink) ?? '/page/:num/')
      : (wordsOf(data.paginate_path) ?? '/page:num/');
  const count = size > 0 ? Math.ceil(posts / size) : 1;
  return Array.from({length: Math.max(0, count - 1)}, (_, index) => {
    const path = `${baseUrl}/${pattern.replace(':num', String(index + 2))}`.replace(/\/{2,}/g, '/');
    const address = /\/$|\.\w+$/.test(path) ? path : `${path}/`;
    return {address, kind: 'list', key: String(index + 2)};
  });
}

/** Pages of tags and categories that plugins and themes make. */
function labelPages({data, baseUrl}: JekyllConfig, labels: Labels): FormerPage[] {
  const pages: FormerPage[] = [];
  const archives = recordOf(data['jekyll-archives']);
  const enabled = archives.enabled === 'all' ? ['tags', 'categories'] : listOf(archives.enabled);
  const templates = recordOf(archives.permalinks);
  const autopages = recordOf(data.autopages);
  for (const [kind, singular] of [
    ['tags', 'tag'],
    ['categories', 'category'],
  ] as const) {
    const auto = recordOf(autopages[kind]);
    const byTheme = recordOf(data[`${singular}_archive`]);
    const template = enabled.includes(kind)
      ? (wordsOf(templates[singular]) ?? `/${singular}/:name/`)
      : isTrue(autopages.enabled) && auto.enabled !== false
        ? (wordsOf(auto.permalink) ?? `/${singular}/:${singular === 'tag' ? 'tag' : 'cat'}/`)
        : undefined;
    for (const [label, key] of template === undefined ? [] : labels[kind]) {
      const path = template!.replace(/:(?:name|tag|cat|category)\b/, jekyllSlug(label));
      const address = encodedAddress(`${baseUrl}/${path}`.replace(/\/{2,}/g, '/'));
      pages.push({address, kind: 'tag', key});
    }
    const list = wordsOf(byTheme.path);
    if (list !== undefined) {
      const address = encodedAddress(`${baseUrl}/${list}`.replace(/\/{2,}/g, '/'));
      pages.push({address: address.replace(/#.*$|%23.*$/, ''), kind: 'archive'});
    }
  }
  return pages;
}

/** Feeds of the plugin jekyll-feed, which `jekyll new` switches on. */
function feeds({data, baseUrl}: JekyllConfig, labels: Labels): FormerPage[] {
  const feed = recordOf(data.feed);
  const plugins = [...listOf(data.plugins), ...listOf(data.gems)];
  if (!plugins.includes('jekyll-feed') && data.feed === undefined) {
    return [];
  }
  const at = (path: string) => encodedAddress(`${baseUrl}/${path}`.replace(/\/{2,}/g, '/'));
  const pages: FormerPage[] = [{address: at(wordsOf(feed.path) ?? 'feed.xml'), kind: 'feed'}];
  for (const category of listOf(feed.categories)) {
    const key = labels.categories.get(category);
    pages.push({address: at(`/feed/${jekyllSlug(category)}.xml`), kind: 'feed', ...(key && {key})});
  }
  const tags = recordOf(feed.tags);
  if (isTrue(feed.tags) || Object.keys(tags).length > 0) {
    const only = listOf(tags.only);
    const except = listOf(tags.except);
    for (const [label, key] of labels.tags) {
      if ((only.length === 0 || only.includes(label)) && !except.includes(label)) {
        const path = `/${wordsOf(tags.path) ?? 'feed/by_tag/'}/${jekyllSlug(label)}.xml`;
        pages.push({address: at(path), kind: 'feed', key});
      }
    }
  }
  return pages;
}

/** Addresses of the former site that are not posts'. */
export function jekyllPages(
  files: Files,
  config: JekyllConfig,
  posts: readonly JekyllPost[],
  labels: Labels,
): {pages: FormerPage[]; losses: Loss[]} {
  const published = posts.filter(({isDraft}) => !isDraft).length;
  const own = pagesOfFiles(files, config, labels);
  const all = [
    ...own.pages,
    ...laterPages(config, published),
    ...labelPages(config, labels),
    ...feeds(config, labels),
  ];
  const seen = new Set<string>();
  return {
    pages: all.filter(({address}) => !seen.has(address) && seen.add(address)),
    losses: own.losses,
  };
}
