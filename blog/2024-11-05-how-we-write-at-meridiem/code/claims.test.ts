import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {owners} from '../../../tests/product/owners/owners';
import replay from './replay.json';

const folder = import.meta.dirname;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const post = read('../index.md');
const text = post.replaceAll(/\s+/g, ' ');
const history = read('history.txt');

/** The commits of the incident, and when each was made. */
const commits = [
  ...history.matchAll(/^([\da-f]{8}) +(\d+ \w+ [\d:]+), \d+ later: .*$/gm),
].map(([, hash, when]) => ({hash, when}));

const dayOf = (when: string) => new Date(`${when.replace(' Nov', ' Nov 2026')} UTC`).getTime();

/** The commits that repaired each failure. */
const repairs = ['ae73194f', '2426515d', '2d01fa52', '2728a826'];

const failures = [...post.matchAll(/^\| (\d+ Nov) \| .*?: (.*?) \|/gm)].map(([, day, printed]) => ({
  day,
  printed: [...printed!.matchAll(/`(.*?)`/g)].map(([, words]) => words!),
}));

test('each failure has the day of its repair, and what its copy printed', () => {
  expect(failures.map(({day}) => day)).toEqual(
    repairs.map((repair) =>
      commits.find(({hash}) => hash === repair)!.when!.split(' ').slice(0, 2).join(' '),
    ),
  );
  const printed = [
    replay['811e9c8c'].owner['test:unit'].join('\n'),
    replay['5a9b8119'].owner.knip,
    replay['49af9d24'].owner['test:posts'],
    replay.b2b4d4c9.owner.check,
  ];
  for (const [index, failure] of failures.entries()) {
    for (const words of failure.printed) {
      expect(printed[index]).toContain(words);
    }
  }
});

test('the deleted test is the cause: what knip printed without and with it', () => {
  const both = 'knip, with the deleted test' as const;
  const {product, owner} = replay.b2b4d4c9;
  expect([product.knip, product[both], owner[both]]).toEqual(['passed', 'passed', 'passed']);
  expect(read('knip.txt').trim().replaceAll(/\s+/g, ' ')).toBe(owner.knip);
  expect(text).toMatch(/\| without the test +\| passes +\| \*\*fails\*\* +\|/);
  expect(text).toMatch(/\| with the test put back +\| passes +\| passes +\|/);
});

test('the tables of mistakes and messages are what the trial printed, and a second user finds the last', () => {
  const [table, messages, second] = read('mistakes.out.txt').trim().split('\n\n');
  const rows = table!.split('\n').filter((row) => !row.startsWith('| None |'));
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    expect(post.replaceAll(/ +/g, ' ')).toContain(row);
  }
  expect(table).toContain(`| None |${' – |'.repeat(5)}`);
  expect(messages).toBe(read('messages.txt').trim());
  expect(second).toMatch(/: found, SyntaxError/);
});

test('the first run of the weekly job was four and a half days away', () => {
  expect(parse(read('weekly.yml'))).toEqual({on: {schedule: [{cron: '23 4 * * 3'}]}});
  const replaced = dayOf(commits.find(({hash}) => hash === '579c994a')!.when!);
  expect(new Date(replaced).getUTCDay()).toBe(5);
  const wednesday = Date.UTC(2026, 11, 2, 4, 23);
  expect(new Date(wednesday).getUTCDay()).toBe(3);
  expect((wednesday - replaced) / 86_400_000).toBeCloseTo(4.5, 0);
});

/** What the test of adoption ran, by commit. */
const ranAt = (hash: string) => history.split(`\n\n${hash}\n`)[1]!.split('\n\n')[0]!;

test('the list had no part that failed', () => {
  const parts = {
    'check-posts': /check-posts/,
    'build': /run\('build'\)|buildSite/,
    'lint': /knip/,
    'unit': /--project=unit/,
    'posts': /'posts'/,
    'built': /'built'/,
    'configurations': /'configurations'/,
    'browsers': /playwright/,
  };
  const ran = ['c59118db', 'ae73194f', '2426515d', '579c994a'].map((hash) =>
    Object.entries(parts)
      .filter(([, pattern]) => pattern.test(ranAt(hash)))
      .map(([name]) => name),
  );
  const least = ['check-posts', 'build'];
  const more = ['unit', 'built', 'browsers'];
  expect(ran).toEqual([least, [...least, ...more], [...least, 'lint', ...more], least]);
  const script = /"test": "(.*?)"/.exec(history)![1]!;
  expect(read('npm-test.txt').trim()).toBe(script);
  expect(script.split(' && ')).toHaveLength(8);
});

test('unit tests of the copy passed', () => {
  const {unit} = replay.b2b4d4c9.owner;
  expect(unit[0]).toBe(0);
  expect(text).toContain(`all of ${unit[1]!.toLocaleString('en-GB')} passed in that copy`);
});

test('twelve sites are made', () => {
  expect(owners).toHaveLength(12);
});

test('owners are tested on every change', () => {
  expect(read('../../../.ci/run')).toMatch(/^npm ci\nnpm test\nnpm run test:owners/m);
  const {jobs} = parse(read('../../../.github/workflows/ci.yml')) as {
    jobs: {test: {steps: Array<{run?: string}>}};
  };
  expect(jobs.test.steps.map(({run}) => run)).toContain('bash .ci/run');
});

/** Runs the script of the text in a repository with a change, with some programs replaced, and returns whether it passed. */
function asUser({programs = {}, folder = '.', env = {}}: Misuse): [boolean, string] {
  const repository = mkdtempSync(join(tmpdir(), 'theirs-'));
  const inside = (command: string) =>
    execFileSync('bash', ['-c', command], {cwd: repository, encoding: 'utf8', stdio: 'pipe'});
  const state = () => inside('git log --format=%H%s; git status --porcelain; ls');
  try {
    inside(
      'git init --quiet; mkdir below bin; echo mine > below/mine; git add below; git -c user.name=A -c user.email=a@example.com commit --quiet --message Mine; echo changed > below/mine; touch new',
    );
    for (const [name, body] of Object.entries({npm: 'exit 0', ...programs})) {
      writeFileSync(join(repository, 'bin', name), `#!/bin/sh\n${body}\n`, {mode: 0o755});
    }
    const before = state();
    const {status, stdout} = spawnSync(
      'bash',
      [join(import.meta.dirname, 'as-a-user.sh'), 'rm below/mine', 'git log --format=%s; pwd'],
      {
        cwd: join(repository, folder),
        encoding: 'utf8',
        env: {...process.env, PATH: `${repository}/bin:${process.env.PATH}`, ...env},
      },
    );
    expect(state()).toBe(before);
    rmSync(/^\/.*\/copy$/m.exec(stdout)?.[0] ?? join(repository, 'none'), {recursive: true, force: true});
    return [status === 0, stdout.split('\n')[0]!];
  } finally {
    rmSync(repository, {recursive: true, force: true});
  }
}
type Misuse = {programs?: Record<string, string>; folder?: string; env?: Record<string, string>};

test.each<[string, Misuse, boolean]>([
  ['all is well', {}, true],
  ['a Git hook runs it', {env: {GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index'}}, true],
  ['no folder is made', {programs: {mktemp: 'exit 1'}}, false],
  ['it starts below the root', {folder: 'below'}, false],
  ['the packages are not installed', {programs: {npm: 'exit 1'}}, false],
])('the script leaves the repository of whoever runs it as it was: %s', (_, misuse, isPassed) => {
  expect(asUser(misuse)).toEqual([isPassed, isPassed ? 'Make it ours' : '']);
});
