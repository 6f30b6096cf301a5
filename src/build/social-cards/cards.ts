import {formatDay, type DayNames} from '../../lib/day';
import type {DialFacts} from '../../lib/dial';
import type {PostOfPage, SitePage} from '../../content/site-pages';

/** The words and the dial of a card. */
export type Card = {
  /** A line above the title. */
  above: string;
  title: string;
  /** May have several lines. Left out if the card has no room for it, unless it is of a post. */
  below: string;
  dial: DialFacts;
};

export type Site = {
  title: string;
  tagline: string;
  /** A BCP 47 tag. */
  locale: string;
  dayNames: DayNames;
  /** All its pages. */
  pages: SitePage[];
};

const separator = ' · ';

/** More rings than this run together. */
const mostTags = 4;

function mostFrequent(tags: string[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1))
    .slice(0, mostTags)
    .map(([tag]) => tag);
}

/** The dial of a post; for a page that shows several, one with their tags, newest day and mean length. */
function dialOf(page: SitePage, {pages}: Site): DialFacts {
  if (page.post) {
    const {date, minutes, tags} = page.post;
    return {date: date.toISOString(), minutes, tags};
  }
  // Collect these only here: a post, of which there may be thousands, needs no others.
  const shown = page.posts.length > 0 ? page.posts : pages.filter(({unlisted}) => !unlisted);
  const posts = shown.flatMap(({post}) => post ?? []);
  const sum = posts.reduce((minutes, post) => minutes + post.minutes, 0);
  // Round it, or the cards of all lists would be drawn again for one more word in one post.
  const mean = Math.round(sum / Math.max(1, posts.length));
  const tags =
    page.kind === 'tag' ? [page.title] : mostFrequent(posts.flatMap((post) => post.tags));
  return {
    date: new Date(Math.max(0, ...posts.map(({date}) => date.getTime()))).toISOString(),
    // A post has about two tags, and its minutes are divided among them.
    minutes: mean * (tags.length / 2),
    tags,
  };
}

/** More names than this have no room beside a title. */
const mostNames = 4;

/** Names as a sentence lists them; only the first three if there are many. */
function listNames(names: readonly string[], locale: string): string {
  const others = names.length - mostNames + 1;
  const more = locale.startsWith('en') ? `${others} more` : `+${others}`;
  const listed = names.length > mostNames ? [...names.slice(0, mostNames - 1), more] : names;
  return new Intl.ListFormat(locale).format(listed);
}

/** The day and the teams, on a line each if there are several teams. */
function facts({date, authors}: PostOfPage, {locale, dayNames}: Site): string {
  const names = listNames(
    authors.map(({name}) => name),
    locale,
  );
  const parts = [formatDay(date.toISOString(), dayNames), names].filter(Boolean);
  return parts.join(authors.length > 1 ? '\n' : separator);
}

/** The card of a page. It names no unlisted page but its own. */
export function cardOf(page: SitePage, site: Site): Card {
  return {
    // The title of the front page is the site's own.
    above: page.title === site.title ? '' : site.title,
    title: page.title,
    below: page.post ? facts(page.post, site) : page.description,
    dial: dialOf(page, site),
  };
}

/** The page that represents all pages that are unknown before they are rendered. */
export function sitePage({title, tagline, pages}: Site, path: string): SitePage {
  return (
    pages.find((page) => page.path === path) ?? {
      ...{kind: 'page', path, title, description: tagline, unlisted: false, above: [], posts: []},
    }
  );
}

/** The alternative text of a card; the name of the site is shown beside it anyway. */
export function altOf({title, below}: Card): string {
  const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  return [title, below.replace('\n', separator)].filter(Boolean).map(sentence).join(' ');
}
