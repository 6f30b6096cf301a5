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
import type {KeptFigure} from '../../../src/lib/figure-data';
import {digestOf} from '../../../src/markdown/figures/read-figure';
import {repository} from '../../site/support/docusaurus';

const ownBlog = join(repository, 'blog');

/** Captures the front matter and the text of a post. */
export const wholePost = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const truncateMarker = /<!-- truncate -->|\{\/\* truncate \*\/\}/;

/** With more posts than this, one day per post would reach back before 2010. */
const mostDays = 5000;

/** Keys that only one post may have, that would hide a copy, or that set other dates than its folder's. */
const ownOfAPost = [
  'episode',
  'slug',
  'redirects',
  'date',
  'last_update',
  'expires',
  'draft',
  'unlisted',
];

/** The day that is a number of days before another. */
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The folders of the site's own posts, the oldest first. */
export const ownPosts = readdirSync(ownBlog)
  .filter((name) => /^\d/.test(name))
  .sort();

/** The round that a post belongs to: the first is the site's own posts, each later one copies them. */
const roundOf = (number: number) => Math.ceil(number / ownPosts.length);

/** A post of a corpus. */
export type CorpusPost = {
  /** The name of its folder. */
  folder: string;
  /** The site's own post that it is or copies. */
  original: string;
  /** Its position in the corpus, from 1; the site's own posts come first and are not copies. */
  number: number;
};

/** The posts of a corpus: the site's own, then copies of them, going back day by day from the oldest. */
export function corpusPosts(count: number): CorpusPost[] {
  const own = ownPosts.length;
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

/** Whether the post is a copy of another. */
export const isCopy = ({folder, original}: CorpusPost) => folder !== original;

/** The title of a copy, within the allowed length. */
export const titleOfCopy = (title: string, number: number) => `${title.slice(0, 60)} (${number})`;

/** A description that no other post has, within the allowed length. */
export const descriptionOfCopy = (description: string, number: number) =>
  `${description.slice(0, 140)} (${number})`;

/** A first paragraph that no other post has. */
export const paragraphOfCopy = (number: number) => `Told again as number ${number}.`;

/**
 * Adds a word to a text, in the last line that begins like a sentence.
 *
 * @param word one that the text does not contain
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

/** The source of a copy, with its own title, description and first paragraph. */
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
    // Each round has its own series: one with hundreds of parts would be unlike any of the site's.
    frontMatter.series = `${frontMatter.series} (${roundOf(number)})`;
  }
  const body = text!
    // Makes each graph unique: identical graphs would be drawn only once.
    .replaceAll(/^(`{3,}dot .*description=")(.*\n.*)$/gm, `$1${number}: $2\n  // ${number}`)
    .replace(/^::episode.*$/m, '')
    // Copies share the original's components: no two style sheets may use the same class names.
    .replaceAll(/^(import .* from\s+['"])\.\/components\//gm, `$1../${original}/components/`)
    .replace(truncateMarker, `${paragraphOfCopy(number)}\n\n$&`)
    .replaceAll(/\(\.\.\/(\d{4}-\d\d-\d\d-[^/)]+)\//g, (_, linked: string) => {
      return `(../${folderOf(linked)}/`;
    });
  return `---\n${stringify(frontMatter)}---\n${body}`;
}

/** Gives the data of a chart another title; returns other data unchanged. */
function redrawn(data: string, number: number): string {
  const figure = JSON.parse(data) as Partial<KeptFigure>;
  if (!figure.measured || figure.title === undefined) {
    return data;
  }
  const changed = {...(figure as KeptFigure), title: `${figure.title} (${number})`};
  return JSON.stringify({...changed, measured: {...changed.measured, digest: digestOf(changed)}});
}

/**
 * Fills the folder of a blog with a number of posts. The copies of a round link to each other, as the site's own
 * posts do, so that no post has hundreds of inbound links. The same number always gives the same posts.
 *
 * @param blog the folder to write; it should not exist
 * @param count the number of posts; at least as many as the site has
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
      } else if (name !== 'components') {
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

/** Everything the site is made of except its posts. */
const parts = ['docs', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'];

/**
 * Writes a copy of this site with a number of posts.
 *
 * @param folder the folder to write, inside the repository, whose packages it uses; it should not exist
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
 * Makes a copy of this site a repository with one commit, which tells the build when a document changed.
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
 * Gives a copy of this site its manifest and links to the installed packages, but not their caches. It thus has
 * its own caches, most of which a site keeps in `node_modules/.cache`.
 */
export function linkPackages(folder: string): void {
  cpSync(join(repository, 'package.json'), join(folder, 'package.json'));
  const packages = join(repository, 'node_modules');
  mkdirSync(join(folder, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
