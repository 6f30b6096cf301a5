import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {expect, test} from 'vitest';
import type {Font} from '../../settings/font';
import {fonts} from '../../site/fonts';
import {fileOfFont, subset} from '../../settings/subset';
import {exclude} from '.';

const require = createRequire(__filename);

type Loader = ((this: object, file: Buffer) => Promise<Buffer>) & {raw: boolean};
const load = require('./loader.cjs') as Loader;

async function run(font: Font) {
  const file = fileOfFont(font);
  const dependencies: string[] = [];
  const made = await load.call(
    {
      resourcePath: file,
      getOptions: () => ({subset, fonts: {[file]: font}, tool: '/subset-font/package.json'}),
      addDependency: (path: string) => dependencies.push(path),
    },
    readFileSync(file),
  );
  return {made, dependencies};
}

/** The axes of a font: the smallest and the largest value of each. */
async function axesOf(font: Buffer): Promise<Record<string, [number, number]>> {
  const bytes = await subsetFont(font, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const tables = Array.from({length: bytes.readUInt16BE(4)}, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'fvar');
  if (entry === undefined) {
    return {};
  }
  const fvar = bytes.subarray(bytes.readUInt32BE(entry + 8));
  const [start, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at)) as [
    number,
    number,
    number,
  ];
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => {
      const axis = fvar.subarray(start + index * size);
      const value = (at: number) => axis.readInt32BE(at) / 65_536;
      return [axis.toString('latin1', 0, 4), [value(4), value(12)]];
    }),
  );
}

test('the loader is given bytes, and makes the font again after an upgrade of what subsets it', async () => {
  expect(load.raw).toBe(true);
  expect((await run(fonts.code)).dependencies).toEqual(['/subset-font/package.json']);
});

const roles = Object.keys(fonts) as Array<keyof typeof fonts>;

test.each(roles)('the font of %s has its axes where src/site/fonts.ts wants them', async (role) => {
  const font: Font = fonts[role];
  const {made} = await run(font);
  expect(made.toString('latin1', 0, 4)).toBe('wOF2');
  const axes = await axesOf(made);
  for (const [name, place] of Object.entries(font.axes)) {
    expect(axes[name], name).toEqual(
      typeof place === 'object' ? [place.min, place.max] : undefined,
    );
  }
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
