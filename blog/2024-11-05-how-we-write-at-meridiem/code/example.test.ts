import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readRegion} from '../../../src/lib/region';
import {original} from '../../../src/cli/adopt/original';
import {check} from './check';
import {defaults} from './defaults';
import {settings} from './settings';
import {side} from './write-site';

const folder = import.meta.dirname;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const keysOf = (path: string) => Object.keys(parse(read(path)) as object);

const example = read('example.md.txt');
const refresh = 'This has changed: correct what index.md says of it.';

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

test('the check finds nothing in it but that it is short', () => {
  expect(side('-')).toBe(example);
  expect(check(example)).toMatch(
    /^\S+ {2}warning {2}The post has \d+ words: write at least 300 .*\n\n1 post checked: 0 errors, 1 warning\.\n$/,
  );
}, 120_000);

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const text = read('../index.md').replaceAll(/\s+/g, ' ');

// #region sentences
test('the post counts the settings', () => {
  const rows = Object.values(settings);
  expect(Object.keys(settings).sort()).toEqual(Object.keys(defaults()).sort());
  const atFirst = rows.filter(({byDefault}) => byDefault === 'throw').length;
  expect(text).toContain(
    `a setting for each of ${words[rows.length]} kinds of mistake. ` +
      `By default it stops a build at ${words[atFirst]} of them`,
  );
});
// #endregion

test('the post counts the settings that stop a build here', () => {
  const stops = Object.values(settings).filter(({here}) => here === 'throw');
  expect(text).toContain(`here it stops at ${words[stops.length]}:`);
});

test('the post counts the builds, and what the check finds', () => {
  const failed = read('without-check.txt').match(/^\d/gm)!.length - 1;
  const errors = check(side('+')).match(/ {2}error {2}/g)!.length;
  expect(text).toContain(`makes ${words[failed]} mistakes`);
  expect(text).toContain(`it takes ${words[failed]} failed builds to see all ${words[failed]}`);
  expect(text).toContain(`lists ${words[errors]} of the ${words[failed]} today`);
}, 120_000);

test('the post counts its false sentences, and divides them by the part that was wrong', () => {
  const [table] = /\| The post said[^]*?\n\n/.exec(read('../index.md'))!;
  const tests = [...table.matchAll(/^\| [^|]+\| ([^|]+?) +\|/gm)].slice(2).map(([, test]) => test);
  expect(text).toContain(`we found ${words[tests.length]} more`);
  const tested = tests.filter((test) => test !== 'none').length;
  const count = words[tested]!;
  expect(text).toContain(
    `${count[0]!.toUpperCase()}${count.slice(1)} of the ${words[tests.length]} had a passing test`,
  );
  const [divided] = /\| Part of a tested sentence[^]*?\n\n/.exec(read('../index.md'))!;
  const parts = [...divided.matchAll(/(\d)(?:\*\*)? \|$/gm)].map(([, n]) => Number(n));
  expect(parts.reduce((sum, n) => sum + n)).toBe(tests.length);
});

const repository = join(folder, '../../..');
const {posts} = original;

/** The words of a post, without its code and tables. */
const proseOf = (post: string) => {
  const file = readdirSync(join(folder, '../..', post)).find((name) => /^index\.mdx?$/.test(name))!;
  return read(`../../${post}/${file}`)
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/^\|.*/gm, '');
};

test('the posts have about as many sentences as this one says', () => {
  const ends = posts.map((post) => proseOf(post).match(/[.:?](?=\s)/g)!.length);
  expect(ends.reduce((sum, count) => sum + count)).toBeGreaterThan(800);
  expect(ends.reduce((sum, count) => sum + count)).toBeLessThan(1300);
});

test('each of the ten posts has a test that reads its text', () => {
  expect(text).toContain(`Each of our ${words[posts.length]} posts`);
  const ofAll = ['tests/site/posts', 'tests/product/posts'].flatMap((tests) =>
    readdirSync(join(repository, tests)).map((name) =>
      readFileSync(join(repository, tests, name), 'utf8'),
    ),
  );
  const without = posts.filter((post) => {
    const beside = readdirSync(join(folder, '../..', post, 'code'))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => read(`../../${post}/code/${name}`));
    const about = ofAll.filter((test) => test.includes(post));
    return ![...beside, ...about].some((test) => /index\.mdx?\b/.test(test));
  });
  expect(without).toEqual([]);
});

const {scripts} = JSON.parse(read('../../../package.json')) as {
  scripts: Record<string, string>;
};

test('each command that the post names exists', () => {
  const named = [...read('../index.md').matchAll(/[`"]npm (?:run )?([\w:-]+)/g)];
  expect(named.length).toBeGreaterThan(2);
  for (const [, name] of named) {
    expect(scripts).toHaveProperty([name!]);
  }
});

const workflow = (name: string) =>
  parse(read(`../../../.github/workflows/${name}.yml`)) as {
    jobs: Record<string, {steps: Step[]; strategy?: {matrix: object}}>;
  };
type Step = {
  if?: string;
  run?: string;
  uses?: string;
  with?: {path?: string; 'node-version-file'?: string};
};

test('pull requests are tested on one version of Node, and the nights on four', () => {
  const {strategy} = workflow('nightly').jobs.test!;
  expect(strategy?.matrix, refresh).toEqual({
    'node-version': ['20.19', '22', '24', 'latest'],
  });
  const {steps} = workflow('ci').jobs.test!;
  expect(steps.map((step) => step.with?.['node-version-file'])).toContain('.nvmrc');
  expect(read('../../../.nvmrc')).toBe('lts/*\n');
  expect(
    steps.map(({run}) => run),
    refresh,
  ).toContain('bash .ci/run');
  expect(read('../../../.ci/run')).toMatch(/^npm ci\nnpm test\n/m);
});

test('what goes to the host is what the tests have left', () => {
  const steps = workflow('deploy').jobs.build!.steps;
  const tested = steps.findIndex(({run}) => run === 'bash .ci/run');
  expect(tested, refresh).toBeGreaterThan(0);
  // What comes after adds to the folder what pages that are open still ask
  // for; building anew is only for going back to what was published before.
  const after = steps.slice(tested + 1);
  const rebuilt = after
    .filter(({run}) => run?.includes('npm run build'))
    // A site below a path is tested at the root, and this one is not below one.
    .filter(({run}) => !run?.startsWith(`grep -q "baseUrl:.*'/'"`));
  expect(read('../../../src/site/identity.ts')).toMatch(/baseUrl:.*'\/'/);
  expect(rebuilt.map((step) => step.if)).toEqual(["inputs.commit != ''"]);
  expect(after.at(-1)!.uses).toMatch(/^actions\/upload-pages-artifact@/);
  expect(after.at(-1)!.with?.path).toBe('build');
});
