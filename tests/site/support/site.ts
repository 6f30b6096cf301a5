import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {addressOfPost, findPosts, readPostPath} from '../../../src/content/post-path';
import {mostInSidebar} from '../../../src/content/blog/sidebar';
import {buildDate} from '../../../src/content/build-date';
import {typeset, withQuotes} from '../../../src/lib/typography';
import {publicationState, timingOf} from '../../../src/content/publication';
import {identity} from '../../../src/site/identity';
import {extensions} from '../../../src/site/extensions';
import {routes as pathWords} from '../../../src/site/routes';
import {footerColumns, navbarItems} from '../../../src/site/navigation';
import {repository} from './docusaurus';
import {files} from './files';
import {at, pathTo, within} from './path-to';

// The content of the site, read from the files that editors write, so that a new post, or another company's,
// needs no new test.

type Route = {path: string; title: string; heading: string};

/** A text as its writer sees it, whatever the editor adds. */
const text = (...path: string[]) =>
  readFileSync(join(repository, ...path), 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');

const suffixed = (title: string) => `${title} | ${identity.title}`;

const route = (path: string, heading: string, title = heading): Route => ({
  path,
  heading,
  title: suffixed(title),
});

type FrontMatter = {
  title?: string;
  description?: string;
  authors?: unknown;
  tags?: unknown;
  slug?: string;
  date?: unknown;
  expires?: unknown;
  draft?: boolean;
  unlisted?: boolean;
};

/** The names in a list; inline entries have none. */
const namesIn = (list: unknown) =>
  [list].flat().filter((name): name is string => typeof name === 'string');

const {htmlLang: language} = identity.locales[0];

/** The text of the first level 2 heading without markup, which is the same on the page. */
const sectionOf = (content: string) => {
  const prose = content.replace(/^(`{3,}|~{3,}).*?^\1/gms, '');
  const heading = /^## ([^`*_[<{\n]+)$/m.exec(prose)?.[1]?.trim();
  return heading && withQuotes(heading, language);
};

function readPost(file: string) {
  const [, head, content] = /^(?:---\n(.*?)^---$)?(.*)/ms.exec(text('blog', file))!;
  // As strings, dates match those on the page in any time zone.
  const {description, authors, tags, slug, ...frontMatter} = (parse(head ?? '', {
    schema: 'core',
  }) ?? {}) as FrontMatter;
  const path = at(addressOfPost(file, slug));
  const {day, text: words} = readPostPath(file);
  const timing = timingOf(frontMatter, new Date(day ?? NaN));
  return {
    /** YYYY */
    year: timing.date.toISOString().slice(0, 4),
    date: timing.date,
    path,
    /** The first part of its path below `blog/`. */
    folder: file.split('/')[0]!,
    /** Whether its text may use components. */
    isMdx: file.endsWith('.mdx'),
    title: typeset(frontMatter.title ?? /^# (.+)$/m.exec(content!)?.[1] ?? words, language),
    description: typeset(description ?? '', language),
    tags: namesIn(tags),
    authors: namesIn(authors),
    /** Text of the first section's heading; a short post has none. */
    section: sectionOf(content!),
    /** Whether a listing of it has several colours: those of words alone have one, and charts are drawings. */
    hasCode: /^(?:`{3,}|~{3,})(?:[jt]sx?|py|python|go|rust|sh|bash|hcl|ya?ml)\b/m.test(content!),
    /** Whether it is on the site, and linked from lists. */
    isListed:
      publicationState(timing, buildDate()) === 'published' && frontMatter.unlisted !== true,
  };
}

/** All listed posts, newest first. */
export const posts = findPosts(join(repository, 'blog'))
  .map(readPost)
  .filter(({isListed}) => isListed)
  .sort((a, b) => +b.date - +a.date || (a.path < b.path ? 1 : -1));

/** The posts that the sidebar names; for the others it only has the years. */
export const inSidebar = posts.slice(0, mostInSidebar);

/**
 * A post for tests that work with any post: among those that all lists name, the oldest that has a section, or
 * just the oldest if none has.
 */
export const anyPost =
  [...inSidebar].reverse().find(({section}) => section !== undefined) ?? inSidebar.at(-1)!;

/** A word that a search finds. */
export const word = anyPost.title
  .toLowerCase()
  .split(/\P{L}+/u)
  .reduce((longest, one) => (one.length > longest.length ? one : longest));

type Tag = {label?: string; permalink?: string};
type Author = {name: string; page?: boolean | {permalink: string}};

/** Tags with posts: the others have no page. */
export const tags = Object.entries(parse(text('blog/tags.yml')) as Record<string, Tag>)
  .filter(([key]) => posts.some((post) => post.tags.includes(key)))
  .map(([key, {label, permalink}]) => ({
    key,
    name: label ?? key,
    path: `${pathTo.tags}${(permalink ?? key).replace(/^\//, '')}/`,
  }));

/** Teams and people that have written, and have a page. */
export const authors = Object.entries(parse(text('blog/authors.yml')) as Record<string, Author>)
  .filter(([, {page}]) => page !== undefined && page !== false)
  .filter(([key]) => posts.some((post) => post.authors.includes(key)))
  .map(([key, {name, page}]) => ({
    key,
    name,
    path: `${pathTo.authors}${(typeof page === 'object' ? page.permalink : key).replace(/^\//, '')}/`,
  }));

/** The pages that are Markdown and show a title, by their files. */
const texts = files
  .filter((file) => /^src\/pages\/(?!(?:.*\/)?_).*\.mdx?$/.test(file))
  // What is left of a podcast is not published.
  .filter((file) => identity.podcast !== null || file !== `src/pages/${pathWords.podcast}.md`)
  .flatMap((file) => {
    const [, head, content] = /^(?:---\n(.*?)^---$)?(.*)/ms.exec(text(file))!;
    const frontMatter = (parse(head ?? '') ?? {}) as FrontMatter & {hide_title?: boolean};
    const own = /^# (.+)$/m.exec(content!)?.[1];
    const heading = own === undefined ? frontMatter.title : typeset(own, language);
    const path = file.replace(/^src\/pages(\/.*?)(?:(?<=\/)index)?\.mdx?$/, '$1');
    return heading === undefined ||
      frontMatter.draft ||
      (own === undefined && frontMatter.hide_title)
      ? []
      : [route(at(path.replace(/(?<!\/)$/, '/')), heading, frontMatter.title ?? own)];
  });

/** As the theme writes it in titles. */
const plural = (count: number) => (count === 1 ? 'One post' : `${count} posts`);

const postsPerPage = 5;

/** How many posts a page of a tag or a team lists. */
export const perLongPage = 25;

/** Every page a reader can open, with the title of its tab and its heading. */
export const routes: Route[] = [
  {path: at('/'), heading: identity.title, title: identity.title},
  ...Array.from({length: Math.ceil(posts.length / postsPerPage) - 1}, (_, index) =>
    route(at(`/page/${index + 2}/`), `All posts, page ${index + 2}`),
  ),
  route(pathTo.archive, 'Archive'),
  route(pathTo.authors, 'Authors'),
  ...authors.map(({key, name, path}) => {
    const count = posts.filter((post) => post.authors.includes(key)).length;
    return route(path, name, `${name} - ${plural(count)}`);
  }),
  route(pathTo.tags, 'Tags'),
  ...tags.map(({key, name, path}) => {
    const count = posts.filter((post) => post.tags.includes(key)).length;
    return route(path, name, `${plural(count)} tagged with "${name}"`);
  }),
  ...posts.map(({path, title}) => route(path, title)),
  route(at('/legal/'), 'Legal'),
  route(at('/legal-notices/'), 'Legal notices'),
  route(at('/general-terms-and-conditions-of-use/'), 'General Terms & Conditions of Use'),
  ...texts,
  route(pathTo.search, 'Search'),
];

/** Which list a page is, such as `tags`, if it is one of several. */
const kindOf = (path: string) => /^\/([^/]+)\/[^/]+\/$/.exec(within(path))?.[1];

/** Each post, and one page of every other kind: lists of a kind have the same parts. */
export const distinctRoutes = routes.filter(
  ({path}, index) =>
    kindOf(path) === undefined ||
    index === routes.findIndex((one) => kindOf(one.path) === kindOf(path)),
);

/** Whether React starts on every page at once, since the owner's code runs there. */
export const startsAtOnce = extensions.clientModules.length > 0 || extensions.plugins.length > 0;

type Item = {label?: string; to?: string; href?: string};

const bar = navbarItems(identity) as Item[];

/** The links of the bar to pages of the site, with the headings of those. */
export const barPages = bar.flatMap(({label, to}) => {
  const page = routes.find(({path}) => to !== undefined && path === at(to));
  return page ? [{name: label!, path: page.path, heading: page.heading}] : [];
});

/** The links of the bar to other sites. */
export const barSites = bar.flatMap(({label, href}) =>
  href === undefined ? [] : [{name: label!, target: href}],
);

/** The columns of the footer, with the label and the target of each link. */
export const footColumns = footerColumns(identity).map(({title, items}) => ({
  title,
  links: items.map((item) => {
    if ('html' in item) {
      const [, target, name] = /href="([^"]*)">(.*)<\/a>/.exec(item.html)!;
      return {name: name!, target: target!};
    }
    return {name: item.label, target: item.to === undefined ? item.href! : at(item.to)};
  }),
}));
