import {recordOf, type Data} from '../matter';
import type {Loss} from '../model';
import {slugOf} from '../names';
import {isoIn, momentOf, undated, type Moment} from '../times';
import {firstWords, isFalse, isTrue, listOf, wordsOf} from '../values';
import {addressedBy, hugoAddress, hugoAlias, hugoOwnUrl, type HugoParts} from './hugo-addresses';
import type {HugoConfig} from './hugo-config';
import type {HugoPage} from './hugo-content';

/** A post of Hugo before its text is read. */
export type HugoPost = HugoPage & {
  title: string;
  moment: Moment;
  updated: string | undefined;
  slug: string;
  isDraft: boolean;
  isUnlisted: boolean;
  addresses: string[];
  losses: Loss[];
};

const inName = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ]+(.+)$/;

/** Keys of times, in the order in which Hugo looks for a date. */
const dateKeys = ['date', 'publishdate', 'pubdate', 'published'];
const updatedKeys = ['lastmod', 'modified'];

/** A time in the forms of Hugo: also such as `2 Jan 2024` or `Mon, 02 Jan 2024 15:04:05 MST`. */
function hugoMoment(value: unknown, zone: string): Moment | undefined {
  const found = momentOf(value, zone);
  if (found || typeof value !== 'string' || !/[a-z]{3}/i.test(value)) {
    return found;
  }
  const hasTime = /\d:\d/.test(value);
  const instant = Date.parse(hasTime ? value : `${value} UTC`);
  if (Number.isNaN(instant)) {
    return undefined;
  }
  return hasTime
    ? {iso: isoIn(zone, instant), instant}
    : momentOf(new Date(instant).toISOString().slice(0, 10), zone);
}

/** The date of a post, and what was not clear about it. */
function dateOf(page: HugoPage, config: HugoConfig): {moment: Moment; losses: Loss[]} {
  const {file, matter, data, basename} = page;
  const losses: Loss[] = [];
  const byName = momentOf(inName.exec(basename)?.[1], config.zone);
  if (config.hasDatesInNames && byName) {
    return {moment: byName, losses};
  }
  for (const key of [...dateKeys, ...updatedKeys]) {
    const moment = hugoMoment(data[key], config.zone);
    if (moment) {
      return {moment, losses};
    }
    const words = wordsOf(data[key]);
    if (words !== undefined && dateKeys.includes(key)) {
      const what = `Date ${words}, which cannot be read`;
      losses.push({file, line: lineOf(page, key), what, became: 'left out'});
    }
  }
  const moment = byName ?? momentOf(undated, config.zone)!;
  losses.push({
    file,
    line: matter.body.lineAt(0),
    what: 'Post without a date',
    became: `dated ${moment.iso}`,
  });
  return {moment, losses};
}

/** The line of a key, whatever its case in the file. */
export const lineOf = ({matter}: HugoPage, key: string): number | undefined => {
  const own = Object.keys(matter.data).find((name) => name.toLowerCase() === key);
  return own === undefined ? undefined : matter.lineOf(own);
};

/** What a date of publication in the future or of expiry means: the site has the former as its date. */
function publication(
  page: HugoPage,
  date: Moment,
  zone: string,
): {moment: Moment; isExpired: boolean; losses: Loss[]} {
  const {file, data} = page;
  const losses: Loss[] = [];
  const published = ['publishdate', 'pubdate', 'published']
    .map((key) => hugoMoment(data[key], zone))
    .find(Boolean);
  const isLater = published !== undefined && published.instant > date.instant;
  if (isLater) {
    const what = `Date ${date.iso} before the date of publication`;
    losses.push({
      file,
      line: lineOf(page, 'date'),
      what,
      became: `the post is dated ${published.iso}`,
    });
  }
  const key = ['expirydate', 'unpublishdate'].find((name) => data[name] !== undefined);
  const expiry = key === undefined ? undefined : hugoMoment(data[key], zone);
  const isExpired = expiry !== undefined && expiry.instant <= Date.now();
  if (key !== undefined) {
    losses.push({
      file,
      line: lineOf(page, key),
      what: `Date of expiry ${wordsOf(data[key]) ?? ''}`,
      became: isExpired
        ? 'a draft, as it had expired'
        : `left out: write expires: ${expiry?.iso ?? 'YYYY-MM-DD'} in the front matter of the post`,
    });
  }
  return {moment: isLater ? published : date, isExpired, losses};
}

/** Whether a page is kept out of lists, or not made at all. */
function visibility(data: Data): {isListed: boolean; isMade: boolean} {
  const build = {...recordOf(data._build), ...recordOf(data.build)};
  const list = wordsOf(build.list);
  const render = wordsOf(build.render);
  return {
    isListed:
      !['never', 'false'].includes(list ?? '') && !isTrue(data.hidden) && !isTrue(data.unlisted),
    isMade:
      !['never', 'false'].includes(render ?? '') &&
      !isTrue(data.headless) &&
      !isFalse(build.render),
  };
}

const titleOf = (basename: string) => {
  const words = basename.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function readHugoPost(page: HugoPage, config: HugoConfig): HugoPost {
  const {file, matter, data, sections, basename} = page;
  const date = dateOf(page, config);
  const shown = publication(page, date.moment, config.zone);
  const named = inName.exec(basename)?.[2];
  const title = firstWords(data, ['title', 'linktitle']) ?? titleOf(named ?? basename);
  const own = wordsOf(data.slug) ?? (config.hasDatesInNames ? named : undefined);
  const parts: HugoParts = {
    instant: date.moment.instant,
    zone: config.zone,
    title,
    slug: own,
    basename,
    sections,
  };
  const how = addressedBy(config, sections);
  const url = wordsOf(data.url);
  const address = url === undefined ? hugoAddress(parts, how) : hugoOwnUrl(url, parts, how);
  const {isListed, isMade} = visibility(data);
  const updated = updatedKeys.map((key) => hugoMoment(data[key], config.zone)).find(Boolean);
  const {problem} = matter;
  const losses = [...date.losses, ...shown.losses];
  if (problem) {
    const what = `Front matter that cannot be read: ${problem.reason}`;
    losses.unshift({file, line: problem.line, what, became: 'left out'});
  }
  if (!isMade) {
    const what = 'Page that Hugo does not make, by its build options';
    losses.push({
      file,
      line: lineOf(page, 'build') ?? lineOf(page, '_build'),
      what,
      became: 'a draft',
    });
  }
  const last = address
    .replace(/\/$|\.\w+$/, '')
    .split('/')
    .at(-1)!;
  return {
    ...page,
    title,
    moment: shown.moment,
    updated: updated && updated.iso !== shown.moment.iso ? updated.iso : undefined,
    slug: slugOf(wordsOf(data.slug) ?? named ?? (basename === 'index' ? last : basename), title),
    isDraft: isTrue(data.draft) || shown.isExpired || !isMade,
    isUnlisted: !isListed,
    addresses: [
      ...new Set([address, ...listOf(data.aliases).map((alias) => hugoAlias(alias, address, how))]),
    ],
    losses,
  };
}

/** The address of a picture for the post, in the forms that themes know. */
export function hugoPicture(data: Data): string | undefined {
  const names = ['image', 'src', 'path', 'url', 'filename', 'name'];
  for (const key of [
    'images',
    'image',
    'cover',
    'featured_image',
    'featuredimage',
    'featureimage',
    'thumbnail',
    'banner',
    'hero',
    'feature',
    'coverimage',
    'header_image',
    'img',
  ]) {
    const found = listOf(data[key])[0] ?? firstWords(recordOf(data[key]), names);
    if (found !== undefined && found !== 'false' && found !== 'true') {
      return found;
    }
  }
  return undefined;
}
