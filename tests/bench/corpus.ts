import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {digestOf, type KeptFigure} from '../../src/markdown/figures/read-figure';
import {repository} from '../support/docusaurus';

const ownBlog = join(repository, 'blog');

/** Front matter and text of a post, apart. */
export const wholePost = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const truncateMarker = /<!-- truncate -->|\{\/\* truncate \*\/\}/;

/** A day for each post would lead before 2010, where more posts than this are. */
const mostDays = 5000;

/** What one post alone may say, what would hide a copy, and dates that its folder does not have. */
const ownOfAPost = ['redirects', 'date', 'last_update', 'expires', 'draft', 'unlisted'];

/** The day that is so many days before another. */
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The folders of the site's own posts, the oldest first. */
export const ownPosts = readdirSync(ownBlog)
  .filter((name) => /^\d/.test(name))
  .sort();

/** Which time it is that the site's own posts are told. */
const roundOf = (number: number) => Math.ceil(number / ownPosts.length);

/** A post of a corpus. */
export type CorpusPost = {
  /** The name of its folder. */
  folder: string;
  /** The post of the site that it is, or repeats. */
  original: string;
  /** Which of the corpus it is, from 1; no copy where it is one of the site's own. */
  number: number;
};

/**
 * The posts of a corpus: the site's own, and then copies of these, going back day by day from the oldest.
 *
 * @throws Error where there are fewer than the site has, since these refer to each other
 */
export function corpusPosts(count: number): CorpusPost[] {
  const own = ownPosts.length;
  if (!Number.isInteger(count) || count < own) {
    throw new Error(
      `A corpus of ${count} posts cannot be made: the site has ${own}, which refer to each other. Ask for ${own} or more, such as BENCH_POSTS=10,100.`,
    );
  }
  const postsADay = Math.ceil(count / mostDays);
  return Array.from({length: count}, (_, at) => {
    const number = at + 1;
    if (number <= own) {
      return {folder: ownPosts[at]!, original: ownPosts[at]!, number};
    }
    const original = ownPosts[at % own]!;
    const day = dayBefore(ownPosts[0]!.slice(0, 10), Math.ceil(number / postsADay));
    return {folder: `${day}-${original.slice(11)}-${number}`, original, number};
  });
}

/** Whether it repeats another post. */
export const isCopy = ({folder, original}: CorpusPost) => folder !== original;

/** The title of a copy, no longer than a title may be. */
export const titleOfCopy = (title: string, number: number) => `${title.slice(0, 60)} (${number})`;

/** A description of the same length at most, which no other post has. */
export const descriptionOfCopy = (description: string, number: number) =>
  `${description.slice(0, 140)} (${number})`;

/** A first paragraph that no other post has. */
export const paragraphOfCopy = (number: number) => `Told again as number ${number}.`;

/**
 * A text with one word more, in the last of its lines that begins as a sentence does.
 *
 * @param word found nowhere else in it
 */
export function withAWord(text: string, word: string): string {
  const lines = text.split('\n');
  const sentences = [...lines.keys()].filter((at) => /^[A-Z][a-z]* /.test(lines[at]!));
  const last = sentences.at(-1);
  if (last === undefined) {
    throw new Error('There is no sentence to put a word into: choose another text.');
  }
  lines[last] = lines[last]!.replace(' ', ` ${word} `);
  return lines.join('\n');
}

/** What a post says as a post of its own: another title, description and first paragraph. */
function retold(
  source: string,
  {original, number}: CorpusPost,
  folderOf: (original: string) => string,
): string {
  const [, head, text] = wholePost.exec(source)!;
  const frontMatter = parse(head!) as Record<string, unknown>;
  for (const key of ownOfAPost) {
    Reflect.deleteProperty(frontMatter, key);
  }
  frontMatter.title = titleOfCopy(String(frontMatter.title), number);
  if (typeof frontMatter.description === 'string') {
    frontMatter.description = descriptionOfCopy(frontMatter.description, number);
  }
  if (typeof frontMatter.series === 'string') {
    // A series of hundreds of parts would be another thing than what the site has.
    frontMatter.series = `${frontMatter.series} (${roundOf(number)})`;
  }
  const body = text!
    // A drawing is of one post: what draws each graph once is not spared the copies.
    .replaceAll(/^(`{3,}dot .*description=")(.*\n.*)$/gm, `$1${number}: $2\n  // ${number}`)
    // An episode has one post: see src/markdown/podcast.
    .replace(/^::episode.*$/m, '')
    // Posts share a component: no two may name the classes of their style sheets alike.
    .replaceAll(/^(import .* from\s+['"])\.\/components\//gm, `$1../${original}/components/`)
    .replace(truncateMarker, `${paragraphOfCopy(number)}\n\n$&`)
    .replaceAll(/\(\.\.\/(\d{4}-\d\d-\d\d-[^/)]+)\//g, (_, linked: string) => {
      return `(../${folderOf(linked)}/`;
    });
  return `---\n${stringify(frontMatter)}---\n${body}`;
}

/** The data of a chart under another title; other data as it is. */
function redrawn(data: string, number: number): string {
  const figure = JSON.parse(data) as Partial<KeptFigure>;
  if (!figure.measured || figure.title === undefined) {
    return data;
  }
  const changed = {...(figure as KeptFigure), title: `${figure.title} (${number})`};
  return JSON.stringify({...changed, measured: {...changed.measured, digest: digestOf(changed)}});
}

/**
 * Fills the folder of a blog with a number of posts. The copies of a round link to each other, as the posts
 * of the site do, so that no post is linked to by hundreds. The same number gives the same posts.
 *
 * @param blog the folder to write; it should not exist
 * @param count how many posts; not fewer than the site has
 */
export function writeCorpus(blog: string, count: number): void {
  const posts = corpusPosts(count);
  cpSync(ownBlog, blog, {recursive: true});
  const folders = new Map(
    posts.map(({folder, original, number}) => [`${original} ${roundOf(number)}`, folder]),
  );
  for (const post of posts.filter(isCopy)) {
    const {folder, original, number} = post;
    const source = join(ownBlog, original);
    const copy = join(blog, folder);
    mkdirSync(copy);
    const folderOf = (linked: string) => folders.get(`${linked} ${roundOf(number)}`) ?? linked;
    for (const name of readdirSync(source)) {
      if (/^index\.mdx?$/.test(name)) {
        const text = readFileSync(join(source, name), 'utf8');
        writeFileSync(join(copy, name), retold(text, post, folderOf));
      } else if (name !== 'episode.txt' && name !== 'components') {
        cpSync(join(source, name), join(copy, name), {recursive: true});
      }
    }
    const data = join(copy, 'data');
    for (const name of existsSync(data) ? readdirSync(data) : []) {
      const file = join(data, name);
      if (name.endsWith('.json')) {
        writeFileSync(file, redrawn(readFileSync(file, 'utf8'), number));
      }
    }
  }
}

/** All that the site is made of apart from its posts. */
const parts = ['docs', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'];

/**
 * Writes a copy of this site with a number of posts.
 *
 * @param folder to write, inside the repository, whose packages it uses; it should not exist
 */
export function writeSite(folder: string, count: number): void {
  mkdirSync(folder, {recursive: true});
  for (const part of parts) {
    cpSync(join(repository, part), join(folder, part), {recursive: true});
  }
  writeCorpus(join(folder, 'blog'), count);
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8', stdio: 'pipe'});

/**
 * Makes a copy of this site a repository of one commit, of which the build learns when a document changed.
 */
export function commitSite(folder: string): void {
  cpSync(join(repository, '.gitignore'), join(folder, '.gitignore'));
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
  const plain = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'];
  git(folder, ...author, ...plain, 'commit', '--quiet', '--message', 'The corpus');
}

/**
 * Gives a copy of this site its manifest, and the installed packages without their caches, which it has to itself then: most
 * are kept in the `node_modules/.cache` of a site.
 */
export function linkPackages(folder: string): void {
  cpSync(join(repository, 'package.json'), join(folder, 'package.json'));
  const packages = join(repository, 'node_modules');
  mkdirSync(join(folder, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
