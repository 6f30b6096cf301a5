import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

test('on the deleting commit another export was red here, for seven minutes', () => {
  expect(replay['224bd3c5'].product.knip).toMatch(/^Unused exports \(1\) wordsOf/);
  expect(history).toMatch(/^224bd3c5 28 Nov 18:27: .*\n54331577 28 Nov 18:34: /m);
  expect(history).toMatch(/^-export function wordsOf.*\n\+function wordsOf/m);
});

test('the table of mistakes is what the trial printed, and a second user finds the last', () => {
  const [table, , second] = read('mistakes.out.txt').trim().split('\n\n');
  const rows = table!.split('\n').filter((row) => !row.startsWith('| None |'));
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    expect(post.replaceAll(/ +/g, ' ')).toContain(row);
  }
  expect(table).toContain(`| None |${' – |'.repeat(5)}`);
  expect(second).toMatch(/: found, SyntaxError/);
});

test('the first run of the weekly job was four and a half days away', () => {
  expect(parse(read('weekly.yml'))).toEqual({on: {schedule: [{cron: '23 4 * * 3'}]}});
  const replaced = dayOf(commits.find(({hash}) => hash === '579c994a')!.when!);
  expect(new Date(replaced).getUTCDay()).toBe(5);
  const wednesday = Date.UTC(2026, 11, 2, 4, 23);
  expect(new Date(wednesday).getUTCDay()).toBe(3);
  expect((wednesday - replaced) / 86_400_000).toBeCloseTo(4.5, 0);
  const lastTwo = commits.filter(({hash}) => ['2d01fa52', '2728a826'].includes(hash!));
  expect(lastTwo).toHaveLength(2);
  for (const {when} of lastTwo) {
    expect((dayOf(when!) - replaced) / 86_400_000).toBeLessThan(2);
  }
});

test('the four repairs lie within a week', () => {
  const [first, , , last] = repairs.map((repair) =>
    dayOf(commits.find(({hash}) => hash === repair)!.when!),
  );
  expect((last! - first!) / 86_400_000).toBeLessThan(7);
});

/** What the test of adoption ran, by commit. */
const ranAt = (hash: string) => history.split(`\n\n${hash}\n`)[1]!.split('\n\n')[0]!;

test('the table has the parts of npm test, what each list ran of them, and each failure where it ran nothing', () => {
  const parts: Record<string, [pattern: RegExp, ran: string]> = {
    'check': [/knip/, 'some'],
    'check-posts': [/check-posts/, 'all'],
    'test:unit': [/--project=unit/, 'some'],
    'test:posts': [/'posts'/, 'all'],
    'build': [/run\('build'\)|buildSite/, 'all'],
    'test:built': [/'built'/, 'all'],
    'test:configurations': [/'configurations'/, 'all'],
    'test:e2e': [/playwright'/, 'some'],
  };
  const [script] = /(?<="test": ").*?(?=")/.exec(history)!;
  const names = script.split(' && ').map((command) => command.replace('npm run ', ''));
  expect(Object.keys(parts)).toEqual(names);

  /** The part that each repair was of, below the list that it was found under. */
  const failed = [['test:unit'], ['check'], [], ['test:posts', 'check']];
  const cells = names.map((name) => [
    name,
    ...['c59118db', 'ae73194f', '2426515d', '579c994a'].map((hash, index) => {
      const [pattern, ran] = parts[name]!;
      const hasRun = pattern.test(ranAt(hash));
      expect(hasRun && failed[index]!.includes(name)).toBe(false);
      return hasRun ? ran : failed[index]!.includes(name) ? '**failed**' : '–';
    }),
  ]);
  const rows = [...post.matchAll(/^\| `([a-z:\d-]+)`.*?\|(.*)\|$/gm)].map(([, name, rest]) => [
    name,
    ...rest!.split('|').map((cell) => cell.trim()),
  ]);
  expect(rows).toEqual(cells);
});

test('the whole command still had the parts that failed last', () => {
  const [posts, check] = ['49af9d24', 'b2b4d4c9'].map(
    (hash) => history.split(`\n\n${hash}\n`)[1]!.split('\n\n')[0]!,
  );
  expect(posts).toContain("script('posts'");
  expect(check).toContain("'knip'");
});

test('what the text takes from messages of commits and from the README', () => {
  expect(history).toMatch(
    /They found that tests expected no script of a service, no page in React, no more than twenty posts, no other font/,
  );
  expect(history).toContain('a test of links was red');
  expect(text).toContain('70 seconds on two cores');
  expect(read('../../../README.md')).toMatch(/on two cores; 70 seconds in an adopted site/);
});

test('unit tests of the copy passed', () => {
  const {unit} = replay.b2b4d4c9.owner;
  expect(unit[0]).toBe(0);
  expect(text).toContain(`all ${unit[1]!.toLocaleString('en-GB')} passed in that copy`);
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
      'git init --quiet; mkdir -p below bin node_modules/.bin; echo exit > node_modules/.bin/ours; chmod +x node_modules/.bin/ours; echo mine > below/mine; git add below; git -c user.name=A -c user.email=a@example.com commit --quiet --message Mine; echo changed > below/mine; touch new',
    );
    for (const [name, body] of Object.entries({npm: 'exit 0', ...programs})) {
      writeFileSync(join(repository, 'bin', name), `#!/bin/sh\n${body}\n`, {mode: 0o755});
    }
    const before = state();
    const {status, stdout} = spawnSync(
      'bash',
      [
        join(import.meta.dirname, 'as-a-user.sh'),
        'rm below/mine',
        // A program of the repository is not one of the copy.
        'git log --format=%s; pwd; if ours; then exit 1; fi',
      ],
      {
        cwd: join(repository, folder),
        encoding: 'utf8',
        env: {
          ...process.env,
          // As `npm run` does.
          PATH: `${repository}/node_modules/.bin:${repository}/bin:${process.env.PATH}`,
          ...env,
        },
      },
    );
    expect(state()).toBe(before);
    expect(existsSync(/^\/.*\/copy$/m.exec(stdout)?.[0] ?? join(repository, 'none'))).toBe(false);
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
