import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** One side of broken.diff: the lines that it keeps, and those with a mark. */
export const side = (mark: '+' | '-'): string =>
  read('broken.diff')
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(mark))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** The files of a site of one post, which has a given text. */
export const filesOf = (text: string): Record<string, string> => {
  const post = 'blog/2026-11-25-shifts';
  const code = ['hours.ts', 'hours-of-shifts.out.txt', 'edited.json'];
  return {
    'blog/authors.yml': 'scheduling: {name: Scheduling}\n',
    'blog/tags.yml': 'scheduling: {label: Shifts, description: Who works when.}\n',
    [`${post}/index.md`]: text,
    ...Object.fromEntries(code.map((file) => [`${post}/code/${file}`, read(file)])),
  };
};

/** Writes them, and returns the path of the site. */
export function writeSite(text: string): string {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, content] of Object.entries(filesOf(text))) {
    mkdirSync(join(site, path, '..'), {recursive: true});
    writeFileSync(join(site, path), content);
  }
  return site;
}
