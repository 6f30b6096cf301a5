import {formatDay, type DayNames} from '../../lib/day';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';

export type Card = {
  /** A line above the title. */
  above: string;
  title: string;
  /** May have several lines. */
  below: string;
  cover?: {drawing: string; sky: number};
};

export type Site = {
  title: string;
  tagline: string;
  /** A BCP 47 tag. */
  locale: string;
  dayNames: DayNames;
  pages: SitePage[];
};

const separator = ' · ';

const coverOf = ({drawing, metadata: {cover}}: Post): Card['cover'] =>
  drawing && cover ? {drawing, sky: cover.sky} : undefined;

/** The cover of the newest of the posts that a page shows, or of all posts if it shows none. */
function newestCover(page: SitePage, {pages}: Site): Card['cover'] {
  const lists = page.posts.length > 0 ? [page] : pages.filter(({kind}) => kind === 'blog');
  const [newest] = lists
    .flatMap(({posts}) => posts)
    .sort((a, b) => +b.metadata.date - +a.metadata.date);
  return newest && coverOf(newest);
}

/** The day and the teams, on a line each if there are several teams. */
function infoOf({metadata}: Post, {authors}: SitePage, {locale, dayNames}: Site): string {
  const names = new Intl.ListFormat(locale).format(authors.map(({name}) => name));
  const parts = [formatDay(metadata.date.toISOString(), dayNames), names].filter(Boolean);
  return parts.join(authors.length > 1 ? '\n' : separator);
}

/** The card of a page. It names no unlisted page but its own. */
export function cardOf(page: SitePage, site: Site): Card {
  return {
    // The title of the front page is the site's own.
    above: page.title === site.title ? '' : site.title,
    title: page.title,
    below: page.post ? infoOf(page.post, page, site) : page.description,
    cover: page.post ? coverOf(page.post) : newestCover(page, site),
  };
}

/** The page that represents all pages that are unknown before they are rendered. */
export const sitePage = ({title, tagline, pages}: Site, path: string): SitePage =>
  pages.find((page) => page.path === path) ?? pageOf(path, title, {description: tagline});

/** The alternative text of a card; the name of the site is shown beside it anyway. */
export function altOf({title, below}: Card): string {
  const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  return [title, below.replace('\n', separator)].filter(Boolean).map(sentence).join(' ');
}
