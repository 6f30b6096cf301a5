import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {findPosts} from '../../../src/content/post-path';
import {repository} from '../../site/support/docusaurus';

const ownBlog = join(repository, 'blog');

/** Keys that only one post may have, that would hide a copy, or that set other dates than its folder's. */
const ownOfAPost = [
  ...['episode', 'slug', 'redirects', 'date', 'last_update', 'expires', 'draft', 'unlisted'],
];

/** The site's own posts, each in a folder of its own, the oldest first. */
export const ownPosts = findPosts(ownBlog).map((path) => path.split('/')[0]!);

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
export const corpusPosts = (count: number): CorpusPost[] =>
  Array.from({length: count}, (_, at) => {
    const original = ownPosts[at % ownPosts.length]!;
    const day = new Date(Date.parse(ownPosts[0]!.slice(0, 10)) - at * 86_400_000);
    const copy = `${day.toISOString().slice(0, 10)}-${original.slice(11)}-${at + 1}`;
    return {folder: at < ownPosts.length ? original : copy, original, number: at + 1};
  });

/**
 * Gives a copy a title, a description and a first paragraph that no other post has.
 *
 * @param source of the post that it copies, with front matter
 */
export function asCopy(
  source: string,
  {folder, original, number}: CorpusPost,
): {frontMatter: Record<string, unknown>; text: string} {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)!;
  const frontMatter = parse(head!) as Record<string, unknown>;
  if (folder === original) {
    return {frontMatter, text: text!};
  }
  for (const key of ownOfAPost) {
    Reflect.deleteProperty(frontMatter, key);
  }
  // Within the allowed lengths.
  frontMatter.title = `${String(frontMatter.title).slice(0, 60)} (${number})`;
  frontMatter.description = `${String(frontMatter.description).slice(0, 140)} (${number})`;
  return {
    frontMatter,
    text: text!.replace(/^(?=[A-Z])/m, `This is copy number ${number}.\n\n`),
  };
}

/**
 * Fills the folder of a blog with a number of posts. Copies link to the copies made with them, so that no post has
 * hundreds of inbound links. The same number always gives the same posts.
 *
 * @param blog the folder to write; it should not exist
 * @param count the number of posts; at least as many as the site has
 */
export function writeCorpus(blog: string, count: number): void {
  const posts = corpusPosts(count);
  cpSync(ownBlog, blog, {recursive: true});
  for (const post of posts.slice(ownPosts.length)) {
    const copy = join(blog, post.folder);
    cpSync(join(ownBlog, post.original), copy, {
      recursive: true,
      filter: (path) => !path.endsWith('/components'),
    });
    const file = join(copy, findPosts(copy)[0]!);
    const {frontMatter, text} = asCopy(readFileSync(file, 'utf8'), post);
    const first = Math.floor((post.number - 1) / ownPosts.length) * ownPosts.length;
    const body = text
      .replace(/^::episode.*$/m, '')
      // Copies share the original's components: no two style sheets may use the same class names.
      .replaceAll(/^(import .* from\s+['"])\.\/components\//gm, `$1../${post.original}/components/`)
      .replaceAll(/\(\.\.\/(\d{4}-\d\d-\d\d-[^/)]+)\//g, (link, linked: string) => {
        const beside = posts[first + ownPosts.indexOf(linked)];
        return beside ? `(../${beside.folder}/` : link;
      });
    writeFileSync(file, `---\n${stringify(frontMatter)}---\n${body}`);
  }
}

/**
 * Makes a site a repository with one commit, which tells the build when a document changed, with links to the installed
 * packages. It thus has its own caches, most of which a site keeps in `node_modules/.cache`.
 */
export function prepare(folder: string): void {
  for (const name of ['package.json', '.gitignore']) {
    cpSync(join(repository, name), join(folder, name));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {stdio: ['ignore', 'ignore', 'inherit']});
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
  git(...author, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'The corpus');
  const packages = join(repository, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
