import {expect, test} from 'vitest';
import * as contracts from '../../../src/lib/contracts';
import {breakpoints} from '../../../src/lib/design-tokens';
import {customMedia} from '../../../src/runtime/brand-colours/brand-css';
import {files, read} from '../../site/support/files';

test('no test waits for a time, which is too short on a busy machine and too long on any other', () => {
  const waiting = files
    .filter((file) => /^tests\/(?!product\/bench\/).*\.ts$/.test(file))
    .filter((file) => /\.waitForTimeout\(|=> setTimeout\(/.test(read(file)));
  expect(
    waiting,
    'wait for what the time is to bring, or for an event that comes after it',
  ).toEqual([]);
});

test('each file that a comment names is there', () => {
  const sources = files.filter((file) =>
    /^(?:src|tests)\/(?!.*\/fixtures\/).*\.(?:[cm]?tsx?|cjs|css)$/.test(file),
  );
  const named = sources.flatMap((source) =>
    [...read(source).matchAll(/^\s*(?:\/?\*|\/\/).*/gm)]
      .flatMap(([line]) => [
        ...line.matchAll(/(?<![\w./*-])[\w-][\w./-]*\.(?:[cm]?tsx?|cjs|css)\b(?!\()/g),
      ])
      .map(([path]) => ({source, path})),
  );
  expect(named.length).toBeGreaterThan(50);
  // An example in a comment is named a.ts.
  const gone = named.filter(
    ({path}) =>
      !/(?:^|\/)a(?:\.test)?\.ts$/.test(path) &&
      !files.some((file) => `/${file}`.endsWith(`/${path}`)),
  );
  expect(gone).toEqual([]);
});

// A style sheet cannot import the names that code and styles share. What an owner writes into src/site is between their
// own files.
const styles = files.filter((file) => /^src\/(?!site\/).*\.css$/.test(file));

test.each(styles)('the attributes that %s names are contracts', (file) => {
  const named = [...read(file).matchAll(/(?:\[|attr\()(data-[\w-]+)/g)].map(([, name]) => name);
  expect(Object.values(contracts)).toEqual(expect.arrayContaining(named));
});

// A name that is not defined is no error in CSS: the rules would apply nowhere. No PostCSS sees what scripts bring.
const sheets = styles.filter((file) => file.startsWith('src/css/'));

test.each(sheets)('%s has its weights and breakpoints from design-tokens.ts', (file) => {
  const sheet = read(file);
  const queries = [...sheet.matchAll(/@media ([^{]*)/g)].map(([, query]) => query).join(' ');
  const named = [...queries.matchAll(/\((--[\w-]+)\)/g)].map(
    ([, name]) => `@custom-media ${name} `,
  );
  expect(named.filter((definition) => !customMedia.includes(definition))).toEqual([]);
  expect(Object.values(breakpoints).filter((width) => queries.includes(`${width}rem`))).toEqual([]);
  expect(sheet).not.toMatch(/font(?:-weight)?: *\d{3}\b/);
});

test('the packages of a Docusaurus project are dependencies, of which knip finds one that nothing uses', () => {
  const manifest = read('package.json');
  const names =
    '@docusaurus/core @docusaurus/preset-classic @docusaurus/theme-common @docusaurus/tsconfig @docusaurus/types @mdx-js/react clsx prism-react-renderer react react-dom typescript';
  expect(names.split(' ').filter((name) => !manifest.includes(`"${name}": "`))).toEqual([]);
  expect(read('tsconfig.json')).toContain('"extends": "@docusaurus/tsconfig"');
});

test('the documents, package.json and the workflows agree on which versions of Node.js are tested', () => {
  const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
  const [oldest = '', ...others] = /node-version: \[(.+)\]/
    .exec(read('.github/workflows/nightly.yml'))![1]!
    .replaceAll("'", '')
    .split(', ');
  expect(engines.node).toBe(`>=${oldest}`);
  expect(others.pop()).toBe('latest');
  const inWords = `tested on ${[oldest, ...others].join(', ')} and the newest`;
  expect(read('README.md')).toContain(`${oldest} or newer; ${inWords}`);
  for (const name of ['CONTRIBUTING', 'DEPLOYING', 'MAINTAINING']) {
    expect(read(`.github/${name}.md`), name).toContain(`${oldest} or newer`);
  }
  // Pull requests run on the newest with long support.
  expect(read('.nvmrc')).toBe('lts/*\n');
});
