import {formatDay, type DayNames} from '../../lib/day';
import type {PostOfPage, SitePage} from '../../content/site-pages';

/** The words and the cover of a card. */
export type Card = {
  /** A line above the title. */
  above: string;
  title: string;
  /** May have several lines. Left out if the card has no room for it, unless it is of a post. */
  below: string;
  cover?: PostOfPage['cover'];
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

/** The cover of a post; for a page that shows several, that of the newest. */
function coverOf(page: SitePage, {pages}: Site): Card['cover'] {
  if (page.post) {
    return page.post.cover;
  }
  // Collect these only here: a post, of which there may be thousands, needs no others.
  const shown = page.posts.length > 0 ? page.posts : pages.filter(({unlisted}) => !unlisted);
  const posts = shown.flatMap(({post}) => post ?? []);
  return posts.sort((a, b) => b.date.getTime() - a.date.getTime())[0]?.cover;
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
    cover: coverOf(page, site),
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
