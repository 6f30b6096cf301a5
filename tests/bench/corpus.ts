import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../support/docusaurus';

const ownBlog = join(repository, 'blog');

/** Front matter and text of a post, apart. */
const wholePost = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** What the index of a post says as a post of its own: another title, another first paragraph. */
function retold(source: string, number: number): string {
  const [, frontMatter, text] = wholePost.exec(source)!;
  const title = /^title: *"?(.*?)"?$/m.exec(frontMatter!)![1]!;
  const head = frontMatter!
    .replace(/^title:.*$/m, `title: ${JSON.stringify(`${title.slice(0, 60)} (${number})`)}`)
    .replace(/^last_update:.*\n?/m, '');
  // An episode has one post: see src/plugins/podcast.
  const body = text!
    .replace(/^::episode.*$/m, '')
    .replace(/<!-- truncate -->|\{\/\* truncate \*\/\}/, `Told again as number ${number}.\n\n$&`);
  return `---\n${head}\n---\n${body}`;
}

/**
 * Fills the folder of a blog with a number of posts: the site's own, and then copies of these, each with a
 * title, a day and an address of its own, going back day by day from the oldest. The same number gives the
 * same posts.
 *
 * @param blog the folder to write; it should not exist
 * @param count how many posts; not fewer than the site has, since these refer to each other
 */
export function writeCorpus(blog: string, count: number): void {
  cpSync(ownBlog, blog, {recursive: true});
  const folders = readdirSync(ownBlog)
    .filter((name) => /^\d/.test(name))
    .sort();
  const oldest = folders[0]!.slice(0, 10);
  for (let number = folders.length + 1; number <= count; number++) {
    const source = join(ownBlog, folders[number % folders.length]!);
    const slug = folders[number % folders.length]!.slice(11);
    const folder = join(blog, `${dayBefore(oldest, number)}-${slug}-${number}`);
    mkdirSync(folder);
    for (const name of readdirSync(source)) {
      if (/^index\.mdx?$/.test(name)) {
        writeFileSync(join(folder, name), retold(readFileSync(join(source, name), 'utf8'), number));
      } else if (name !== 'episode.txt') {
        cpSync(join(source, name), join(folder, name), {recursive: true});
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
