import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Subject} from '../../../src/lib/rank-posts/rank-posts';
import {proseOf} from '../../../src/lib/rank-posts/terms';
import {slugs} from './precision';

const blog = join(__dirname, '../..');
const kept = join(__dirname, '../data/corpus.json');

type Names = Record<string, Record<string, string>>;
type FrontMatter = {
  title: string;
  description: string;
  tags: string[];
  authors: string[];
};

const readYaml = (name: string) =>
  parse(readFileSync(join(blog, name), 'utf8')) as Names;

/** The labelled posts as they are now. */
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
        text: proseOf(text!).replace(/\s+/g, ' ').trim(),
      };
    });
}

/**
 * The labelled posts as they were when this post was written: later edits of
 * theirs, and posts written later, change nothing that is said of them here.
 */
export const readCorpus = () =>
  JSON.parse(readFileSync(kept, 'utf8')) as Subject[];

// Run by itself, this keeps the posts as they are now.
if (process.argv[1] === __filename) {
  writeFileSync(kept, `${JSON.stringify(presentCorpus(), null, 2)}\n`);
}
