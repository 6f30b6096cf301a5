import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Subject} from '../../../src/lib/rank-posts/rank-posts';

const blog = join(__dirname, '../..');

type Names = Record<string, Record<string, string>>;
type FrontMatter = {
  title: string;
  description: string;
  tags: string[];
  authors: string[];
};

const readYaml = (name: string) =>
  parse(readFileSync(join(blog, name), 'utf8')) as Names;

/** The posts that were labelled: one written later is not judged. */
export function readCorpus(slugs: string[]): Subject[] {
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
        text: text!,
      };
    });
}
