import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Subject} from '../../../src/lib/rank-posts/rank-posts';
import {withoutMarkup} from '../../../src/lib/rank-posts/terms';
import {slugs} from './precision';

const blog = join(__dirname, '../..');
/** The days whose versions of the posts are kept in `data/`. The last two came when all rules had been chosen, the first of them in the evening of the 28th. */
export const days = [
  '2026-11-21',
  '2026-11-25',
  '2026-11-27',
  '2026-11-28',
  '2026-11-28-late',
  '2026-11-30',
] as const;
export type Day = (typeof days)[number];

const kept = (day: Day) => join(__dirname, `../data/corpus-${day}.json`);

type Names = Record<string, Record<string, string>>;
type FrontMatter = {
  title: string;
  description: string;
  tags: string[];
  authors: string[];
};

const readYaml = (name: string) =>
  parse(readFileSync(join(blog, name), 'utf8')) as Names;

/** The labelled posts as they are now, as they would be kept for another day. */
export function presentCorpus(): Subject[] {
  const tagOf = readYaml('tags.yml');
  const teamOf = readYaml('authors.yml');
  return readdirSync(blog)
    .filter((folder) => slugs.includes(folder.slice(11)))
    .sort()
    .map((folder) => {
      const files = ['index.md', 'index.mdx'];
      const path = files
        .map((name) => join(blog, folder, name))
        .find((file) => existsSync(file))!;
      const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(
        readFileSync(path, 'utf8'),
      )!;
      const post = parse(head!) as FrontMatter;
      return {
        permalink: folder.slice(11),
        title: post.title,
        description: post.description,
        tags: post.tags.map((tag) => tagOf[tag]!.label!),
        authors: post.authors.map((team) => teamOf[team]!.name!),
        text: withoutMarkup(text!).replace(/\s+/g, ' ').trim(),
      };
    });
}

/**
 * The labelled posts as they were on a day. Later edits, and posts written
 * later, change nothing that is said of them here.
 */
export const readCorpus = (day: Day) =>
  JSON.parse(readFileSync(kept(day), 'utf8')) as Subject[];

// Run by itself with a day, this keeps the posts as they are now.
if (process.argv[1] === __filename && process.argv[2] !== undefined) {
  const json = JSON.stringify(presentCorpus(), null, 2);
  writeFileSync(kept(process.argv[2] as Day), `${json}\n`);
}
