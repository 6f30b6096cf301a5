import type {Files, FormerPage, Loss, Reader, ReaderOptions, Source} from '../model';
import {pathOf, slugOfEncoded, withSlashes} from '../addresses';
import {uniqueNames} from '../names';
import {listPages} from './list-pages';
import {plainText} from './plain-text';
import {addressesOf, linker, postOf, type Entry} from './wordpress/posts';
import {siteOf, typeOf, type Site} from './wordpress/site';
import {childrenOf, readWxr, said, type XmlElement} from './wordpress/wxr';

const isWxr = (content: Buffer) =>
  /<rss\b[^>]*xmlns:wp=|<wp:wxr_version>/.test(content.subarray(0, 20_000).toString());

const exportsIn = (files: Files): Array<[string, Buffer]> =>
  [...files].filter(([path, content]) => /\.xml$/i.test(path) && isWxr(content));

/** How many posts WordPress shows on a page of a list unless its settings say otherwise. */
const perPage = 10;

const gone = new Set(['trash', 'auto-draft', 'inherit']);

function entriesOf(items: XmlElement[], fileOf: ReadonlyMap<XmlElement, string>): Entry[] {
  const unique = uniqueNames();
  return items.map((item) => {
    const id = said(item, 'wp:post_id');
    return {
      item,
      file: fileOf.get(item)!,
      id,
      slug: unique(
        slugOfEncoded(said(item, 'wp:post_name'), plainText(said(item, 'title')), `post-${id}`),
      ),
      addresses: addressesOf(item),
    };
  });
}

/** Pages are not posts; their addresses lead to the list. */
function pagesOf(channel: XmlElement, file: string): {pages: FormerPage[]; losses: Loss[]} {
  const items = childrenOf(channel, 'item').filter(
    (item) => typeOf(item) === 'page' && !gone.has(said(item, 'wp:status')),
  );
  return {
    pages: items.flatMap((item) => {
      const [address] = addressesOf(item);
      return address === undefined || said(item, 'wp:status') !== 'publish'
        ? []
        : [{address, kind: 'page' as const}];
    }),
    losses: items.map((item) => ({
      file: `${file}#${said(item, 'wp:post_name') || said(item, 'wp:post_id')}`,
      line: item.line,
      what: `Page “${plainText(said(item, 'title'))}”`,
      became: 'left out: write it as a page of this site',
    })),
  };
}

function lists(site: Site, entries: readonly Entry[], published: number): FormerPage[] {
  const {baseUrl} = site;
  const days = entries.flatMap(({item, addresses}) =>
    addresses.length > 0 ? [said(item, 'wp:post_date').slice(0, 7).replace('-', '/')] : [],
  );
  const archives = new Set(days.flatMap((day) => [day.slice(0, 4), day]).filter(Boolean));
  return [
    ...listPages(baseUrl, published, perPage),
    ...[...site.terms.values()].map(({address, tag}) => ({
      address,
      kind: 'tag' as const,
      key: tag.key,
    })),
    ...[...site.authors].map(([login, {key}]) => ({
      address: withSlashes(`${baseUrl}author/${login}`),
      kind: 'author' as const,
      key,
    })),
    ...['feed/', 'feed/atom/', 'feed/rdf/', 'comments/feed/'].map((path) => ({
      address: `${baseUrl}${path}`,
      kind: 'feed' as const,
    })),
    ...[...archives].map((path) => ({address: `${baseUrl}${path}/`, kind: 'archive' as const})),
  ];
}

/** Reads an export as a whole, since hosts divide those of large sites into several files. */
function readExports(
  found: Array<[path: string, content: Buffer]>,
  options: ReaderOptions,
): Source {
  const parts = found.map(([path, content]) => ({path, ...readWxr(content.toString())}));
  const path = parts[0]!.path;
  const channel = {...parts[0]!.channel, children: parts.flatMap((part) => part.channel.children)};
  const fileOf = new Map(
    parts.flatMap((part) => part.channel.children.map((child) => [child, part.path] as const)),
  );
  const site = siteOf(channel, path, options);
  const items = childrenOf(channel, 'item').filter((item) => typeOf(item) === 'post');
  const kept = items.filter((item) => !gone.has(said(item, 'wp:status')));
  const entries = entriesOf(kept, fileOf);
  const linkOf = linker(site, entries);
  const posts = entries.map((entry) => postOf(entry, site, linkOf));
  const used = new Set(posts.flatMap(({tags}) => tags));
  const writing = new Set(posts.flatMap(({authors}) => authors));
  const tags = new Map([...site.terms.values()].map(({tag}) => [tag.key, tag]));
  const unused = [...tags.values()].filter(({key}) => !used.has(key));
  const pages = pagesOf(channel, path);
  const byNumber = items.filter((item) => /[?&]p=\d+/.test(said(item, 'guid'))).length;
  const losses: Loss[] = [...site.losses, ...pages.losses];
  const lose = (what: string, became: string, line?: number) =>
    void losses.push({file: path, what, became, ...(line !== undefined && {line})});
  for (const {path: file, problem} of parts) {
    if (problem) {
      losses.push({
        file,
        line: problem.line,
        what: `The XML is broken: ${problem.reason}`,
        became: 'read as far as possible: look whether posts are missing',
      });
    }
  }
  if (unused.length > 0) {
    lose(`Tags without posts: ${unused.map(({label}) => label).join(', ')}`, 'left out');
  }
  if (byNumber > 0) {
    lose(
      `Addresses with a number, such as /?p=1, of ${byNumber} posts`,
      'left out: a static site does not see what follows the question mark',
    );
  }
  for (const item of items.filter((one) => gone.has(said(one, 'wp:status')))) {
    lose(
      `Post “${plainText(said(item, 'title'))}” with the status “${said(item, 'wp:status')}”`,
      'left out',
      item.line,
    );
  }
  const nested = [...site.terms.values()].filter(
    ({address}) => pathOf(address)!.replace(site.baseUrl, '').split('/').length > 3,
  );
  if (nested.length > 0) {
    lose(
      `Categories within others: ${nested.map(({tag}) => tag.label).join(', ')}`,
      'tags beside each other',
    );
  }
  return {
    kind: 'wordpress',
    ...(site.host && {host: site.host}),
    baseUrl: site.baseUrl,
    posts,
    authors: [...site.authors.values()].filter(({key}) => writing.has(key)),
    tags: [...tags.values()].filter(({key}) => used.has(key)),
    pages: [...lists(site, entries, posts.filter(({isDraft}) => !isDraft).length), ...pages.pages],
    losses,
  };
}

/** Reads an export of WordPress: WXR 1.0 to 1.2. */
export const wordpress: Reader = {
  recognise: (files) => exportsIn(files)[0]?.[0],
  read: (files, options) => {
    const found = exportsIn(files);
    if (found.length === 0) {
      throw new Error(
        'There is no export of WordPress (an .xml file with WXR): make one with Tools → Export.',
      );
    }
    return readExports(found, options);
  },
};
