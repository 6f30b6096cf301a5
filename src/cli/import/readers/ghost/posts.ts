import {htmlToMarkdown, lossElement} from '../../html-to-markdown';
import {assetsOf, type ContentOf} from '../../html/assets';
import type {Files, Loss, SourcePost} from '../../model';
import {decodedText} from '../../addresses';
import {undated} from '../../times';
import {text, type Data, type Row} from './data';
import {lexicalHtml} from './lexical';
import {mobiledocHtml} from './mobiledoc';

type Lose = (what: string, became: string) => void;

/** What the whole export says that posts refer to. */
export type Context = {
  file: string;
  data: Data;
  baseUrl: string;
  /** Keys by the numbers of the export. */
  authors: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  /** Names of tags that only the editors see. */
  internal: ReadonlyMap<string, string>;
  contentOf: ContentOf;
};

/** Ghost writes this in the place of its own address, which an export does not say. */
export const withoutHost = (value: string, baseUrl: string): string =>
  value.replaceAll(/__GHOST_URL__\/?/g, baseUrl);

/** Reads pictures from files beside the export, as a backup of `content/images` has them. */
export const pictureReader =
  (files: Files): ContentOf =>
  (address) => {
    const [, path] = /^\/(?:.*\/)?(content\/(?:images|media|files)\/[^?#]+)/.exec(address) ?? [];
    if (path === undefined) {
      return undefined;
    }
    const own = decodedText(path);
    return [...files].find(([name]) => name === own || name.endsWith(`/${own}`))?.[1];
  };

function htmlOf(post: Row, lose: Lose): string {
  const html = text(post, 'html');
  if (html !== '') {
    return html;
  }
  try {
    const [lexical, mobiledoc] = [text(post, 'lexical'), text(post, 'mobiledoc')];
    return lexical ? lexicalHtml(lexical) : mobiledoc ? mobiledocHtml(mobiledoc) : '';
  } catch (error) {
    lose(`The text, which is not valid JSON: ${(error as Error).message}`, 'kept as a comment');
    return lossElement('Text that cannot be read');
  }
}

/** Fields that posts of this site do not have. */
const fields: Array<[name: string, words: string]> = [
  ['canonical_url', 'Canonical address'],
  ['codeinjection_head', 'Code in the head of the page'],
  ['codeinjection_foot', 'Code at the foot of the page'],
  ['custom_template', 'Template'],
  ['meta_title', 'Title for search engines'],
  ['og_title', 'Title for social networks'],
  ['og_description', 'Description for social networks'],
  ['og_image', 'Picture for social networks'],
  ['twitter_title', 'Title for X'],
  ['twitter_description', 'Description for X'],
  ['twitter_image', 'Picture for X'],
  ['email_subject', 'Subject of the e-mail'],
  ['feature_image_caption', 'Caption of the picture of the post'],
  ['feature_image_alt', 'Alternative text of the picture of the post'],
  ['frontmatter', 'Front matter'],
];

function otherFields(post: Row, meta: Row | undefined, description: string, lose: Lose): void {
  for (const [name, words] of fields) {
    const value = text(post, name) || text(meta, name);
    if (value !== '') {
      lose(`${words}: ${value.replace(/\s+/g, ' ').slice(0, 120)}`, 'left out');
    }
  }
  const search = text(post, 'meta_description') || text(meta, 'meta_description');
  if (search !== '' && search !== description) {
    lose(`Description for search engines: ${search}`, 'left out: the excerpt is the description');
  }
  if (post.featured === true || post.featured === 1) {
    lose('Featured post', 'left out: the list is by date');
  }
}

/** Whether a post must not be public as it is. */
function isHidden(post: Row, lose: Lose): boolean {
  const visibility = text(post, 'visibility') || 'public';
  if (visibility !== 'public') {
    lose(`Visibility “${visibility}”`, 'a draft, since the post would be public');
  }
  return visibility !== 'public';
}

/** The keys that a table of pairs gives to a post, in its order. */
const keysOf = (pairs: Row[], post: Row, column: string): string[] =>
  pairs
    .filter((pair) => text(pair, 'post_id') === text(post, 'id'))
    .sort((one, two) => Number(one.sort_order ?? 0) - Number(two.sort_order ?? 0))
    .map((pair) => text(pair, column));

function tagsOf(post: Row, {data, tags, internal}: Context, lose: Lose): string[] {
  return keysOf(data.posts_tags, post, 'tag_id').flatMap((id) => {
    const hidden = internal.get(id);
    if (hidden !== undefined) {
      lose(`Internal tag ${hidden}`, 'left out');
    }
    return tags.get(id) ?? [];
  });
}

const isoOf = (time: string): string => {
  const plain = time.replace(' ', 'T');
  // Ghost keeps times in UTC, and older versions do not say so.
  return /T[\d:.]+$/.test(plain) ? `${plain}Z` : plain;
};

/** Reads one post of an export. */
export function postOf(post: Row, slug: string, context: Context): SourcePost {
  const {data, baseUrl, authors, contentOf} = context;
  const file = `${context.file}#${slug}`;
  const losses: Loss[] = [];
  const lose: Lose = (what, became) => void losses.push({file, what, became});
  const meta = data.posts_meta.find((one) => text(one, 'post_id') === text(post, 'id'));
  const html = withoutHost(htmlOf(post, lose), baseUrl);
  const converted = htmlToMarkdown(html, {file, contentOf});
  const status = text(post, 'status');
  const isPrivate = isHidden(post, lose);
  if (status === 'sent') {
    lose('Post that was only sent by e-mail', 'a draft, since the post would be public');
  }
  const date = text(post, 'published_at') || text(post, 'created_at');
  if (date === '') {
    lose('The post has no date', `dated ${undated}`);
  }
  const description =
    text(post, 'custom_excerpt') ||
    text(post, 'meta_description') ||
    text(meta, 'meta_description');
  otherFields(post, meta, description, lose);
  const picture = withoutHost(text(post, 'feature_image'), baseUrl);
  const cover = assetsOf(contentOf);
  const image = picture === '' ? undefined : cover.add(picture);
  const isShown = converted.assets.some(({address}) => address === image);
  const writers = keysOf(data.posts_authors, post, 'author_id');
  const isDraft = isPrivate || !['published', 'scheduled'].includes(status);
  const updated = isoOf(text(post, 'updated_at'));
  const covers = cover.all.map((asset) => ({
    ...asset,
    name: `cover-${asset.name}`,
    ...(asset.content && {address: `./cover-${asset.name}`}),
  }));
  return {
    file,
    title: text(post, 'title') || slug,
    ...(description && {description}),
    date: isoOf(date) || undated,
    ...(updated !== '' && updated !== isoOf(date) && !isDraft && {updated}),
    slug,
    isDraft,
    isUnlisted: false,
    authors: (writers.length > 0 ? writers : [text(post, 'author_id')]).flatMap(
      (id) => authors.get(id) ?? [],
    ),
    tags: tagsOf(post, context, lose),
    ...(image !== undefined && {image: covers[0]?.content ? covers[0].address : image}),
    text: converted.text,
    isMdx: false,
    original: {format: 'html', text: html},
    addresses: ['published', 'scheduled'].includes(status)
      ? [`${baseUrl}${decodedText(text(post, 'slug'))}/`]
      : [],
    assets: [...converted.assets, ...(isShown && !covers[0]?.content ? [] : covers)],
    losses: [...losses, ...converted.losses],
  };
}
