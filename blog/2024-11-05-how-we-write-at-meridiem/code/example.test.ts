import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readRegion} from '../../../src/plugins/listings/region';

const folder = import.meta.dirname;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const keysOf = (path: string) => Object.keys(parse(read(path)) as object);

const example = read('example.md.txt');

test('the example has teams and tags that exist, and a marker', () => {
  const [, yaml] = /^---\n([^]*?)\n---\n/.exec(example)!;
  const {authors, tags} = parse(yaml!) as Record<string, string[]>;
  expect(keysOf('../../authors.yml')).toEqual(expect.arrayContaining(authors!));
  expect(keysOf('../../tags.yml')).toEqual(expect.arrayContaining(tags!));
  expect(example).toMatch(/^<!-- truncate -->$/m);
});

test('each of its listings is a file, or a region of one', () => {
  const fences = [...example.matchAll(/file=code\/([\w.-]+)(?:#(\w+))?/g)];
  expect(fences).toHaveLength(2);
  for (const [, file, region] of fences) {
    expect(readRegion(read(file!), region).code).not.toBe('');
  }
});

test('the questions to an author are those of the repository', () => {
  const template = read('../../../.github/pull_request_template.md');
  expect(read('pull-request.md.txt')).toBe(template);
});

test('each command that the post names exists', () => {
  const {scripts} = JSON.parse(read('../../../package.json')) as {
    scripts: Record<string, string>;
  };
  const named = [...read('../index.md').matchAll(/`npm (?:run )?([\w:]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, name] of named) {
    expect(scripts).toHaveProperty([name!]);
  }
});
