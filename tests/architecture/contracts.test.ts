import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import * as contracts from '../../src/lib/contracts';
import {files, read} from './files';

const {
  activeContentsLinkClass,
  colourSwitchClass,
  codeBlockClass,
  episodeClasses,
  keyboardClass,
  noticeClass,
  postTextId,
} = contracts;

const partsOfEpisode = Object.values(episodeClasses).filter((name) => name.includes('-'));

const attributes = Object.values(contracts)
  .map(String)
  .filter((value) => value.startsWith('data-'));

// What an owner writes into src/site is between their own files.
const sources = files.filter(
  (file) => /^src\/(?!site\/)/.test(file) && !/\.test\.tsx?$/.test(file),
);
const styles = sources.filter((file) => file.endsWith('.css'));
const code = sources.filter(
  (file) => /\.(?:tsx?|cjs)$/.test(file) && file !== 'src/lib/contracts.ts',
);

test.each(styles)('the attributes that %s names are contracts', (file) => {
  const named = [...read(file).matchAll(/(?:\[|attr\()(data-[\w-]+)/g)].map(([, name]) => name);
  expect(attributes).toEqual(expect.arrayContaining(named));
});

test.each([codeBlockClass, noticeClass, ...Object.values(episodeClasses)])(
  'a style sheet names the class %s',
  (name) => {
    expect(styles.filter((file) => read(file).includes(`.${name}`))).not.toEqual([]);
  },
);

test('code has the names of the bundler for classes of packages from src/lib/contracts.ts', () => {
  expect(code.filter((file) => /(?<![\w])_(?:classic|common)-/.test(read(file)))).toEqual([]);
});

test.each([
  ...attributes,
  ...partsOfEpisode,
  activeContentsLinkClass,
  codeBlockClass,
  colourSwitchClass,
  keyboardClass,
  noticeClass,
  postTextId,
])('code has the name %s from src/lib/contracts.ts', (name) => {
  const literal = new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`);
  expect(code.filter((file) => literal.test(read(file)))).toEqual([]);
});

test('Docusaurus names a listing as ever', () => {
  const names = join(
    dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common')),
    'utils/ThemeClassNames.js',
  );
  expect(readFileSync(names, 'utf8')).toContain(`codeBlock: '${codeBlockClass}'`);
});
