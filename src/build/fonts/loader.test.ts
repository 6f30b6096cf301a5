import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Font} from '../../settings/font';
import {fonts} from '../../site/fonts';
import {fileOfFont} from '../../settings/subset';
import {exclude} from '.';
import load, {raw} from './loader';

async function run(font: Font) {
  const file = fileOfFont(font);
  const dependencies: string[] = [];
  const made = await load.call(
    {
      resourcePath: file,
      addDependency: (path: string) => dependencies.push(path),
    } as unknown as ThisParameterType<typeof load>,
    readFileSync(file),
  );
  return {made, dependencies};
}

test('the loader is given bytes, and makes the font again after an upgrade of what subsets it', async () => {
  expect(raw).toBe(true);
  expect((await run(fonts.code)).dependencies).toEqual([
    expect.stringMatching(/subset-font\/package\.json$/),
  ]);
});

test('the files are left out of the rule of Docusaurus for fonts', () => {
  const rules = [{test: /\.png$/}, {test: /\.woff2?$/}];
  exclude(['/a.woff2'], rules);
  expect(rules).toEqual([{test: /\.png$/}, {test: /\.woff2?$/, exclude: ['/a.woff2']}]);
});

test('another configuration than that is refused, with where to look', () => {
  expect(() => {
    exclude([], [{test: /\.png$/}]);
  }).toThrow(/finds 0 rules for fonts.*@docusaurus\/utils/);
});
