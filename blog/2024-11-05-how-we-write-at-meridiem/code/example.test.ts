import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readRegion} from '../../../src/lib/region';
import {check} from './check';
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

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const count = (of: string, what: RegExp) => words[of.match(what)!.length]!;
const text = read('../index.md').replaceAll(/\s+/g, ' ');

// #region sentences
test('the post counts what the check prints', () => {
  const refused = read('refused.out.txt');
  const errors = count(refused, / {2}error {2}/g);
  const warnings = count(refused, / {2}warning {2}/g);
  expect(text).toContain(`prints ${errors} errors and ${warnings} warnings`);
});
// #endregion

test('the post counts the builds', () => {
  const builds = read('without-check.txt');
  const failed = words[builds.match(/^\d/gm)!.length - 1]!;
  const withLine = builds.match(/index\.md:\d/g)!.length;
  const errors = count(read('refused.out.txt'), / {2}error {2}/g);
  expect(text).toContain(`makes ${failed} mistakes`);
  expect(text).toContain(`it takes ${failed} failed builds to see all ${failed}`);
  expect(text).toContain(`no line for ${words[words.indexOf(failed) - withLine]!} of them`);
  expect(text).toContain(`It lists ${errors} of the ${failed} today`);
  expect(text).toContain(`The other ${words[words.indexOf(failed) - words.indexOf(errors)]!} are left`);
});

test('the post counts the settings', () => {
  const all = Object.values(settings);
  const by = (at: (one: (typeof all)[number]) => boolean) => words[all.filter(at).length]!;
  const defaults = by(({byDefault}) => byDefault === 'throw');
  expect(text).toContain(
    `each of ${by(() => true)} kinds of mistake. By default it stops a build at ${defaults} of them; here it stops at ${by(({here}) => here === 'throw')}`,
  );
});

const {scripts} = JSON.parse(read('../../../package.json')) as {
  scripts: Record<string, string>;
};

test('each command that the post names exists', () => {
  const named = [...read('../index.md').matchAll(/[`"]npm (?:run )?([\w:-]+)/g)];
  expect(named.length).toBeGreaterThan(3);
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

test('pull requests are tested on one version of Node, and the nights on two', () => {
  const {strategy} = workflow('nightly').jobs.test!;
  expect(strategy?.matrix, refresh).toEqual({
    'node-version': ['20.19', 'latest'],
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
