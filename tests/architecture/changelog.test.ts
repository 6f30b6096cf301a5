import {expect, test} from 'vitest';
import {read} from './files';

const {version} = JSON.parse(read('package.json')) as {version: string};
const versions = [...read('.github/CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, of]) => of!);

test('the newest entry of the changelog is of the version of package.json', () => {
  expect(versions[0], 'add an entry to .github/CHANGELOG.md').toBe(version);
});

test('entries of the changelog are of versions, newest first', () => {
  expect(versions.filter((of) => !/^\d+\.\d+\.\d+$/.test(of))).toEqual([]);
  expect(versions).toEqual([...versions].sort((a, b) => b.localeCompare(a, 'en', {numeric: true})));
});
