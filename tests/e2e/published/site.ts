import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildDate} from '../../../src/lib/build-date';
import {publicationState, timingOf} from '../../../src/lib/publication';
import {identity} from '../../../src/site/identity';
import {repository} from '../../support/docusaurus';

// What the site is made of, read from what editors write, so that a new post needs no new test.

export type Route = {path: string; title: string; heading: string};

const text = (...path: string[]) => readFileSync(join(repository, ...path), 'utf8');

const suffixed = (title: string) => `${title} | ${identity.title}`;

const route = (path: string, heading: string, title = heading): Route => ({
  path,
  heading,
  title: suffixed(title),
});

function readPost(folder: string) {
  const file = readdirSync(join(repository, 'blog', folder)).find((name) =>
    /^index\.mdx?$/.test(name),
  )!;
  const source = text('blog', folder, file);
  const [, year, month, day, slug] = /^(\d{4})-(\d\d)-(\d\d)-(.+)$/.exec(folder)!;
  const {1: head} = /^---\n(.*?)^---$/ms.exec(source)!;
  const valueOf = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head!)?.[1];
  const timing = timingOf(
    {date: valueOf('date'), expires: valueOf('expires'), draft: valueOf('draft') === 'true'},
    new Date(`${year}-${month}-${day}`),
  );
  const tags = /^tags: \[(.+)\]$/m.exec(source)![1]!.split(', ');
  return {
    year: year!,
    path: `/${year}/${month}/${day}/${slug}/`,
    /** Whether its text may use components. */
    isMdx: file.endsWith('.mdx'),
    title: /^title: "?(.+?)"?$/m.exec(source)![1]!,
    tags,
    authors: /^authors: \[(.+)\]$/m.exec(source)![1]!.split(', '),
    /** Text of the first section's heading. */
    section: /^## (.+)$/m.exec(source)![1]!,
    /** Whether it is on the site, and lists lead to it. */
    isListed:
      publicationState(timing, buildDate()) === 'published' && valueOf('unlisted') !== 'true',
  };
}

/** All posts that readers find, the newest first. */
export const posts = readdirSync(join(repository, 'blog'))
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
  .reverse()
  .map(readPost)
  .filter(({isListed}) => isListed);

/** A word by which a search finds something. */
export const word = posts
  .at(-1)!
  .title.toLowerCase()
  .split(/\P{L}+/u)
  .reduce((longest, one) => (one.length > longest.length ? one : longest));

function readNamed(file: string, field: string) {
  const entry = new RegExp(String.raw`^([\w-]+):\n {2}${field}: (.+)$`, 'gm');
  return [...text('blog', file).matchAll(entry)].map(([, key, name]) => ({key: key!, name: name!}));
}

export const tags = readNamed('tags.yml', 'label');
export const authors = readNamed('authors.yml', 'name');

const plural = (count: number) => (count === 1 ? 'One post' : `${count} posts`);

export const postsPerPage = 5;

/** Pages of lists: of all posts, of a tag's and of a team's. */
export const lists = [
  '/',
  ...(posts.length > postsPerPage ? ['/page/2/'] : []),
  `/tags/${tags[0]!.key}/`,
  `/authors/${authors[0]!.key}/`,
];

/** Every page a reader can open, with the title of its tab and its heading. */
export const routes: Route[] = [
  {path: '/', heading: identity.title, title: identity.title},
  ...Array.from({length: Math.ceil(posts.length / postsPerPage) - 1}, (_, index) =>
    route(`/page/${index + 2}/`, `All posts, page ${index + 2}`),
  ),
  route('/archive/', 'Archive'),
  route('/authors/', 'Authors'),
  ...authors.map(({key, name}) => {
    const count = posts.filter((post) => post.authors.includes(key)).length;
    return route(`/authors/${key}/`, name, `${name} - ${plural(count)}`);
  }),
  route('/tags/', 'Tags'),
  ...tags.flatMap(({key, name}) => {
    const count = posts.filter((post) => post.tags.includes(key)).length;
    // A tag without posts has no page.
    return count === 0 ? [] : route(`/tags/${key}/`, `${plural(count)} tagged with "${name}"`);
  }),
  ...posts.map(({path, title}) => route(path, title)),
  route('/legal/', 'Legal'),
  route('/legal-notices/', 'Legal notices'),
  route('/general-terms-and-conditions-of-use/', 'General Terms & Conditions of Use'),
  ...(identity.podcast ? [route('/podcast/', 'Podcast')] : []),
  route('/search/', 'Search'),
];
