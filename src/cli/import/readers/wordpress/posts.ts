import {htmlToMarkdown, lossElement} from '../../html-to-markdown';
import {assetsOf} from '../../html/assets';
import type {Loss, SourcePost} from '../../model';
import {plainText} from '../plain-text';
import {decodedText, hostOf, pathOf} from '../../addresses';
import {plainBlocks} from './blocks';
import {divideClassic} from './classic';
import {withoutShortcodes} from './shortcodes';
import {termKey, type Site} from './site';
import {undated} from '../../times';
import {timeOf} from './times';
import {childOf, childrenOf, metaOf, said, type XmlElement} from './wxr';

/** A post with what others link to it by. */
export type Entry = {
  item: XmlElement;
  /** The export that it stands in. */
  file: string;
  id: string;
  slug: string;
  /** Its paths on the former site; the first is the current one. */
  addresses: string[];
};

const left =
  (file: string, line: number) =>
  (what: string, became: string): Loss => ({file, line, what, became});

/** The path of the current address, and those of slugs that the post had before. */
export function addressesOf(item: XmlElement): string[] {
  const link = said(item, 'link');
  // Drafts have only a number.
  const path = link === '' || /[?&](?:p|page_id)=\d+/.test(link) ? undefined : pathOf(link);
  if (path === undefined) {
    return [];
  }
  const former = childrenOf(item, 'wp:postmeta')
    .filter((meta) => said(meta, 'wp:meta_key') === '_wp_old_slug')
    .map((meta) => path.replace(/[^/]+(\/?)$/, `${decodedText(said(meta, 'wp:meta_value'))}$1`));
  return [...new Set([path, ...former])];
}

/** Fields of plugins that describe a post for search engines. */
const descriptions = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
];

const settings: Record<string, string> = {
  _yoast_wpseo_title: 'Title for search engines',
  rank_math_title: 'Title for search engines',
  _yoast_wpseo_canonical: 'Canonical address',
  rank_math_canonical_url: 'Canonical address',
  '_yoast_wpseo_meta-robots-noindex': 'Hidden from search engines',
  '_yoast_wpseo_opengraph-image': 'Picture for social networks',
};

function stateOf(item: XmlElement, lose: (what: string, became: string) => void): boolean {
  const status = said(item, 'wp:status');
  if (said(item, 'wp:post_password') !== '') {
    lose('Password of the post', 'left out: the post is a draft, since it would be public');
    return true;
  }
  if (status === 'private' || status === 'pending') {
    lose(`Status “${status}”`, 'a draft');
  }
  return !['publish', 'future'].includes(status);
}

function describe(
  item: XmlElement,
  meta: Map<string, string>,
  lose: (what: string, became: string) => void,
) {
  const excerpt = plainText(said(item, 'excerpt:encoded'));
  const others = descriptions.map((name) => meta.get(name)?.trim() ?? '').filter(Boolean);
  const description = [excerpt, ...others].find(Boolean);
  for (const other of new Set(others.filter((one) => one !== description))) {
    lose(`Description for search engines: ${other}`, 'left out: the excerpt is the description');
  }
  return description;
}

/** Fields and settings that a post of this site does not have. */
function otherFields(
  item: XmlElement,
  meta: Map<string, string>,
  lose: (what: string, became: string) => void,
): void {
  for (const [name, words] of Object.entries(settings)) {
    const value = meta.get(name)?.trim();
    if (value) {
      lose(`${words}: ${value}`, 'left out');
    }
  }
  const own = [...meta.keys()].filter(
    (name) =>
      !name.startsWith('_') && name !== 'footnotes' && !/^rank_math|^pub|^import/.test(name),
  );
  if (own.length > 0) {
    lose(`Custom fields: ${own.join(', ')}`, 'left out');
  }
  if (said(item, 'wp:is_sticky') === '1') {
    lose('Post that stays on top of the list', 'left out: the list is by date');
  }
  const comments = childrenOf(item, 'wp:comment').length;
  if (comments > 0) {
    lose(`${comments} comments`, 'left out: the site has none');
  }
}

/** Authors and tags of a post, by key. */
function sorted(item: XmlElement, site: Site, lose: (what: string, became: string) => void) {
  const categories = childrenOf(item, 'category');
  const tags = new Set<string>();
  const authors = new Set<string>();
  for (const {attributes, text} of categories) {
    const {domain = 'category', nicename = ''} = attributes;
    const kind = domain === 'tag' ? 'post_tag' : domain;
    const term = site.terms.get(termKey(kind, nicename));
    if (kind === 'author') {
      const login = nicename.replace(/^cap-/, '');
      const author = site.authors.get(login);
      if (author) {
        authors.add(author.key);
      } else {
        lose(`Author “${text.trim()}”, whom the export does not declare`, 'left out');
      }
    } else if (nicename === 'uncategorized') {
      lose('Category “Uncategorized”', 'left out: it says nothing');
    } else if (term) {
      tags.add(term.tag.key);
    } else {
      lose(
        `${kind === 'post_format' ? 'Post format' : `Taxonomy ${kind}`}: ${text.trim() || nicename}`,
        'left out',
      );
    }
  }
  const creator = said(item, 'dc:creator');
  const author = site.authors.get(creator);
  if (authors.size === 0 && author) {
    authors.add(author.key);
  } else if (authors.size === 0 && creator !== '') {
    lose(`Author “${creator}”, whom the export does not declare`, 'left out');
  }
  return {authors: [...authors], tags: [...tags]};
}

/** The notes that the block editor keeps beside the text. */
function notesOf(meta: Map<string, string>): string {
  try {
    const notes = JSON.parse(meta.get('footnotes') ?? '[]') as Array<{id: string; content: string}>;
    return notes.length === 0
      ? ''
      : `<section class="footnotes"><ol>${notes.map(({id, content}) => `<li id="${id}">${content}</li>`).join('')}</ol></section>`;
  } catch {
    return lossElement('Footnotes that cannot be read');
  }
}

/** Makes links to posts of the site paths from the root of its host, by their current address. */
export function linker(site: Site, entries: readonly Entry[]): (address: string) => string {
  const byPath = new Map(
    entries.flatMap(({addresses}) =>
      addresses.map((path) => [path.replace(/\/$/, ''), addresses[0]!]),
    ),
  );
  const byId = new Map(entries.map(({id, addresses}) => [id, addresses[0]]));
  return (address) => {
    if (
      !/^(?:https?:)?\/\//.test(address) ? !address.startsWith('/') : hostOf(address) !== site.host
    ) {
      return address;
    }
    const [, id] = /[?&]p=(\d+)/.exec(address) ?? [];
    const path =
      id === undefined ? byPath.get((pathOf(address) ?? '').replace(/\/$/, '')) : byId.get(id);
    const [, hash = ''] = /(#.*)$/.exec(address) ?? [];
    return path === undefined ? address : `${path}${hash}`;
  };
}

/** Reads one post. */
export function postOf(entry: Entry, site: Site, linkOf: (address: string) => string): SourcePost {
  const {item, id, slug, addresses} = entry;
  const file = `${entry.file}#${slug}`;
  const losses: Loss[] = [];
  const say = left(file, item.line);
  const lose = (what: string, became: string) => void losses.push(say(what, became));
  const meta = metaOf(item);
  const content = childOf(item, 'content:encoded')?.text ?? '';
  const library = {
    byId: site.attachments,
    ofPost: [...site.attachments.values()].filter(({parent}) => parent === id),
  };
  const html = withoutShortcodes(plainBlocks(content, site.reusable), library) + notesOf(meta);
  const converted = htmlToMarkdown(html, {file, linkOf, prepare: divideClassic});
  const date = timeOf(said(item, 'wp:post_date'), said(item, 'wp:post_date_gmt'));
  const updated = timeOf(said(item, 'wp:post_modified'), said(item, 'wp:post_modified_gmt'));
  const thumbnail = meta.get('_thumbnail_id')?.trim();
  const image = thumbnail ? site.attachments.get(thumbnail)?.url : undefined;
  if (thumbnail && image === undefined) {
    lose(`Featured image ${thumbnail}, which is not in the export`, 'left out');
  }
  const description = describe(item, meta, lose);
  const isDraft = stateOf(item, lose);
  const groups = sorted(item, site, lose);
  otherFields(item, meta, lose);
  if (date === undefined) {
    lose('The post has no date', `dated ${undated}`);
  }
  const known = converted.assets.find(({address}) => address === image);
  const assets = assetsOf(() => undefined);
  if (image !== undefined) {
    assets.add(image);
  }
  return {
    file,
    title: plainText(said(item, 'title')) || slug,
    ...(description && {description}),
    date: date ?? undated,
    ...(updated !== undefined && updated !== date && !isDraft && {updated}),
    slug,
    isDraft,
    isUnlisted: false,
    ...groups,
    ...(image !== undefined && {image}),
    text: converted.text,
    isMdx: false,
    original: {format: 'html', text: html},
    addresses,
    assets: [
      ...converted.assets,
      ...(known ? [] : assets.all.map((asset) => ({...asset, name: `cover-${asset.name}`}))),
    ],
    losses: [...losses, ...converted.losses.map((loss) => ({...loss, line: item.line}))],
  };
}
