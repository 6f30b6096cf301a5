import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import {beforeEach, expect, test} from 'vitest';
import {incrementally} from './incrementally';

/** The files of a fake blog, which treats its options as Docusaurus documents them. */
const files = new Map<string, string>();
const reads: string[] = [];
let shared = 'as it was';

function blog() {
  const options = {
    include: ['**/*.md'],
    processBlogPosts: () => Promise.resolve(undefined),
    sortPosts: 'descending',
  } as unknown as PluginOptions;
  const postOf = (file: string): BlogPost => {
    reads.push(file);
    if (files.get(file) === 'broken') {
      throw new Error(`${file} is broken`);
    }
    const [day, title] = [file.slice(0, 10), files.get(file)!];
    const metadata = {title, date: new Date(day), permalink: `/${title}/`, source: file};
    return {id: file, metadata, content: title} as unknown as BlogPost;
  };
  return incrementally({
    options,
    blog: {
      loadContent: async () => {
        const blogPosts = options.include.map(postOf);
        const processed = await options.processBlogPosts({blogPosts});
        return {blogPosts: processed ?? blogPosts} as BlogContent;
      },
    },
    stampAll: () => Promise.resolve(new Map(files)),
    stampShared: () => Promise.resolve(shared),
    fileOf: ({metadata}) => metadata.source,
  });
}

const titles = ({blogPosts}: BlogContent) => blogPosts.map(({metadata}) => metadata.title);

beforeEach(() => {
  files.clear();
  files.set('2024-01-01.md', 'first').set('2024-01-02.md', 'second').set('2024-01-03.md', 'third');
  shared = 'as it was';
});

test('only what changed is read again, and all posts are there, the newest first', async () => {
  const load = blog();
  expect(titles((await load()).content)).toEqual(['third', 'second', 'first']);
  reads.length = 0;
  files.set('2024-01-02.md', 'changed').delete('2024-01-01.md');
  const {content, changed} = await load();
  expect(titles(content)).toEqual(['third', 'changed']);
  expect(changed).toEqual(['2024-01-02.md', '2024-01-01.md']);
  expect(reads).toEqual(['2024-01-02.md']);
});

test('all are read again when what they share has changed', async () => {
  const load = blog();
  await load();
  reads.length = 0;
  shared = 'changed';
  await load();
  expect(reads).toHaveLength(3);
});

test('a broken post is named, stays as it was, and comes back when it is fixed', async () => {
  const load = blog();
  await load();
  files.set('2024-01-02.md', 'broken');
  const {content, broken} = await load();
  expect(titles(content)).toEqual(['third', 'second', 'first']);
  expect([...broken.keys()]).toEqual(['2024-01-02.md']);
  files.set('2024-01-02.md', 'fixed');
  const fixed = await load();
  expect(titles(fixed.content)).toEqual(['third', 'fixed', 'first']);
  expect(fixed.broken.size).toBe(0);
});

test('a post that is broken from the start keeps no other from being shown', async () => {
  files.set('2024-01-02.md', 'broken');
  const {content, broken} = await blog()();
  expect(titles(content)).toEqual(['third', 'first']);
  expect(broken.get('2024-01-02.md')?.message).toBe('2024-01-02.md is broken');
});

test('of two posts at one address, the later file is named', async () => {
  files.set('2024-01-03.md', 'first');
  const {content, broken} = await blog()();
  expect(titles(content)).toEqual(['second', 'first']);
  expect(broken.get('2024-01-03.md')?.message).toContain('also that of 2024-01-01.md');
});
