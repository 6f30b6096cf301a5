import {basename, dirname, join} from 'node:path/posix';
import {expect, test} from 'vitest';
import {code, outputs, placesOf} from '../../site/posts/files';
import {read} from '../../site/support/files';

// What our posts promise of their code, and nobody asks of other owners.

test('every output is shown by a post, or compared with its text by a test beside it', () => {
  const isCompared = (output: string) =>
    code
      .filter((file) => dirname(file) === dirname(output) && file.endsWith('.test.ts'))
      .some((file) => read(file).includes(basename(output)));
  const lost = outputs.filter(({output}) => placesOf(output).length === 0 && !isCompared(output));
  expect(lost).toEqual([]);
});

/** A script, and all scripts beside posts that it imports, directly or indirectly. */
function reached(from: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(from)) {
    seen.add(from);
    for (const [, path] of read(from).matchAll(/\b(?:from|import|resolve)\s*\(?\s*'(\.[^']*)'/g)) {
      const file = join(dirname(from), path!);
      code
        .filter((one) => [file, `${file}.ts`, `${file}.tsx`].includes(one))
        .forEach((one) => reached(one, seen));
    }
  }
  return seen;
}

test('every script of a post is run: by what it prints, or by a test beside it', () => {
  const scripts = code.filter((file) => /\.tsx?$/.test(file));
  const started = [
    ...outputs.flatMap(({script}) => script ?? []),
    ...scripts.filter((file) => /\.test\.tsx?$/.test(file)),
    ...scripts.filter((file) => /\/figures\.tsx?$/.test(file)),
  ];
  const ran = new Set(started.flatMap((file) => [...reached(file)]));
  expect(scripts.filter((file) => !ran.has(file))).toEqual([]);
});
