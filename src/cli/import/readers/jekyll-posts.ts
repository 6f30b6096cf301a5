import {posix} from 'node:path';
import {readMatter, type Data, type Matter} from '../matter';
import type {Files, Loss} from '../model';
import {decodedText} from '../addresses';
import {slugOf} from '../names';
import {isoIn, momentOf, undated, type Moment} from '../times';
import {firstWords, isFalse, isTrue, listOf, wordsOf} from '../values';
import {encodedAddress, jekyllAddress} from './jekyll-addresses';
import type {JekyllConfig} from './jekyll-config';

/** A post of Jekyll before its text is read. */
export type JekyllPost = {
  file: string;
  matter: Matter;
  /** The front matter over the defaults of its folder. */
  data: Data;
  title: string;
  moment: Moment;
  /** The words of the file's name. */
  basename: string;
  slug: string;
  isDraft: boolean;
  categories: string[];
  tags: string[];
  /** Addresses, of which the first is its own. */
  addresses: string[];
  losses: Loss[];
};

const ending = /\.(?:md|markdown|mkd|mkdn|mkdown|html?)$/i;
const named = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/;
const special = /(?:^|\/)_(posts|drafts)\//;

const ignored = /(?:^|\/)(?:_site|node_modules|vendor|\.[^/]+)\//;

export const isOfJekyll = (path: string): boolean => !ignored.test(path);

/** Whether a file is a post or a draft by its folder. */
const isInPosts = (path: string): boolean => special.test(path) && isOfJekyll(path);

/**
 * The values of a plural key, and of its singular one, which is never split. Jekyll splits text at spaces; people
 * who wrote commas meant those.
 */
function pluralValues(data: Data, singular: string, plural: string): string[] {
  const many = data[plural];
  const separator = typeof many === 'string' && many.includes(',') ? /\s*,\s*/ : /\s+/;
  const values = typeof many === 'string' ? many.trim().split(separator) : listOf(many);
  return [...new Set([...listOf(data[singular]), ...values].filter(Boolean))];
}

/**
 * The date of a post. YAML in Ruby takes a time with seconds and without a zone to be in UTC, whatever zone the site
 * has; a time in quotes or without seconds is read later, in the site's zone.
 */
function dateOf(matter: Matter, data: Data, key: string, zone: string): Moment | undefined {
  const value = data[key];
  const isUtc =
    typeof value === 'string' &&
    !matter.isQuoted(key) &&
    /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?$/.test(value.trim());
  if (!isUtc) {
    return momentOf(value, zone);
  }
  const moment = momentOf(value, 'UTC');
  return moment && {...moment, iso: isoIn(zone, moment.instant)};
}

/** The first of the keys under which plugins and themes keep the time of the last change. */
export const updatedOf = ({matter, data}: JekyllPost, zone: string): Moment | undefined =>
  ['last_modified_at', 'last-modified-at', 'modified_date', 'lastmod', 'updated', 'modified']
    .map((key) => dateOf(matter, data, key, zone))
    .find(Boolean);

/** A title from the words of a file's name, as Jekyll makes it. */
const titleized = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

/** Losses that the head of a post has before its keys are looked at. */
function problemsOf(file: string, matter: Matter, data: Data): Loss[] {
  const {problem} = matter;
  const losses: Loss[] = [];
  if (problem) {
    const what = `Front matter that cannot be read: ${problem.reason}`;
    losses.push({file, line: problem.line, what, became: 'left out'});
  }
  for (const key of ['tags', 'categories']) {
    const value = data[key];
    if (typeof value === 'string' && value.includes(',')) {
      const what = `${key} with commas: ${value}. Jekyll splits them at spaces`;
      losses.push({file, line: matter.lineOf(key), what, became: 'split at the commas'});
    }
  }
  return losses;
}

function readPost(file: string, content: Buffer, config: JekyllConfig): JekyllPost {
  const matter = readMatter(content);
  const [, folder] = special.exec(file)!;
  const isInDrafts = folder === 'drafts';
  const data = {...config.defaultsFor(file, isInDrafts), ...matter.data};
  const stem = posix.basename(file).replace(ending, '');
  const [, day, words = stem] = named.exec(stem) ?? [];
  const basename = decodedText(words);
  const own = wordsOf(data.slug);
  const losses = problemsOf(file, matter, data);
  const written = dateOf(matter, data, 'date', config.zone);
  if (data.date !== undefined && data.date !== null && !written) {
    const what = `Date ${wordsOf(data.date) ?? 'of another kind'}, which cannot be read`;
    losses.push({file, line: matter.lineOf('date'), what, became: day ?? undated});
  }
  const moment = written ?? momentOf(day, config.zone) ?? momentOf(undated, config.zone)!;
  if (!written && day === undefined) {
    losses.push({file, line: 1, what: 'Draft without a date', became: `dated ${undated}`});
  }
  const above = file.slice(0, special.exec(file)!.index).split('/').filter(Boolean);
  const categories = [...new Set([...above, ...pluralValues(data, 'category', 'categories')])];
  const title = wordsOf(data.title) ?? titleized(basename);
  const permalink = wordsOf(data.permalink) ?? config.permalink;
  const parts = {...moment, zone: config.zone, categories, basename, slug: own};
  const isDraft = isInDrafts || isFalse(data.published) || isTrue(data.draft);
  return {
    file,
    matter,
    data,
    title,
    moment,
    basename,
    slug: slugOf(decodedText(own ?? basename), title),
    isDraft,
    categories,
    tags: pluralValues(data, 'tag', 'tags'),
    addresses: [
      ...new Set([
        jekyllAddress(permalink, parts, config.baseUrl),
        ...listOf(data.redirect_from).map((path) =>
          encodedAddress(`${config.baseUrl}${path}`.replace(/\/{2,}/g, '/')),
        ),
      ]),
    ],
    losses,
  };
}

/** Finds all posts and drafts, and files among them that Jekyll passes over. */
export function findJekyllPosts(
  files: Files,
  config: JekyllConfig,
): {posts: JekyllPost[]; losses: Loss[]} {
  const posts: JekyllPost[] = [];
  const losses: Loss[] = [];
  for (const [file, content] of files) {
    if (!isInPosts(file)) {
      continue;
    }
    const isDraft = special.exec(file)![1] === 'drafts';
    const stem = posix.basename(file).replace(ending, '');
    if (ending.test(file) && (isDraft || named.test(stem))) {
      posts.push(readPost(file, content, config));
    } else if (!/\.(?:png|jpe?g|gif|svg|webp|avif|pdf)$/i.test(file)) {
      const what = ending.test(file)
        ? 'File that Jekyll does not take for a post, by its name'
        : 'File among the posts that is not Markdown or HTML';
      losses.push({file, what, became: 'left out'});
    }
  }
  return {posts, losses};
}

/** The address of a picture for the post, in the forms that themes know. */
export function pictureOf(data: Data): string | undefined {
  const inside = (key: string, names: string[]) => {
    const value = data[key];
    return wordsOf(value) ?? firstWords((value ?? {}) as Data, names);
  };
  return (
    inside('image', ['path', 'url', 'src', 'feature']) ??
    inside('header', ['og_image', 'image', 'overlay_image', 'teaser']) ??
    firstWords(data, ['cover', 'thumbnail', 'feature_image', 'featured_image', 'cover-img', 'img'])
  );
}
