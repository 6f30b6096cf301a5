import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const repository = join(__dirname, '../../..');

test('src/lib knows nothing of React, Docusaurus or the file system', () => {
  const lib = join(repository, 'src/lib');
  const sources = readdirSync(lib, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(lib, name), 'utf8'));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    // Types are gone when it runs.
    expect(source).not.toMatch(
      /^import (?!type )[^;]*from '(?:react|@docusaurus|node:fs|fs)\b/m,
    );
  }
});
