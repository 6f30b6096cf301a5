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
const post = read('../index.mdx');
const text = post.replaceAll(/\s+/g, ' ');
const history = read('history.txt');

/** When a commit was made, in hours since 21 November. */
const hourOf = (hash: string) => {
  const [, day, time] = new RegExp(`^${hash} (\\d+) Nov ([\\d:]+): `, 'm').exec(history)!;
  return (Date.parse(`2026-11-${day}T${time}Z`) - Date.UTC(2026, 10, 21)) / 3_600_000;
};

/** Each failure: the commit that broke the copy and the one that repaired it, and what the copy printed. */
const failures = [
  {part: 'test:unit', from: 'c59118db', to: 'ae73194f', printed: replay['811e9c8c'].owner['test:unit'].join(' ')},
  {part: 'check: knip', from: '77881aec', to: '2426515d', printed: replay['5a9b8119'].owner.knip},
  {part: 'test:posts', from: 'ac582f54', to: '2d01fa52', printed: replay['49af9d24'].owner['test:posts']},
  {part: 'check: knip', from: '224bd3c5', to: '2728a826', printed: replay.b2b4d4c9.owner.check},
];

test('the table has the day that broke each copy and what it printed, and the figure how long it failed', () => {
  const rows = [...post.matchAll(/^\| (\d+) Nov +\|.*?\|.*?: (.*?) +\|/gm)];
  const labels = [...post.matchAll(/>([\d½]+) h</g)].map(([, hours]) => Number(hours!.replace('½', '.5')));
  expect([rows.length, labels.length]).toEqual([failures.length, failures.length]);
  for (const [index, [, day, printed]] of rows.entries()) {
    const failure = failures[index]!;
    expect(Math.floor(hourOf(failure.from) / 24) + 21).toBe(Number(day));
    for (const [, words] of printed!.matchAll(/`(.*?)`/g)) {
      expect(failure.printed).toContain(words);
    }
    const lasted = hourOf(failure.to) - hourOf(failure.from);
    expect(Math.abs(lasted - labels[index]!)).toBeLessThan(0.5);
  }
});

test('knip with our posts left out names what the second and the fourth copy complained of', () => {
  const second = 'knip, posts left out' as const;
  expect(replay['5a9b8119'].product[second]).toContain('highs');
  expect(replay.b2b4d4c9.product[second]).toMatch(/highs .* proseOf/);
});

test('what broke each copy', () => {
  const broke = history.split('What broke the copies:\n')[1]!.split('\n\n')[0]!.split('\n');
  expect(broke).toEqual([
    'authors: [web]',
    expect.stringMatching(/^\+ +"highs": /),
    expect.stringMatching(/^-test\(/),
    expect.stringMatching(/^-import .*proseOf.* from '\.\/terms';$/),
    expect.stringMatching(/^-export function wordsOf/),
    expect.stringMatching(/^\+function wordsOf/),
  ]);
  expect(history).toContain('Removed, and what still sees each:');
});

test('the deleted test is the cause: what knip printed without and with it', () => {
  const both = 'knip, with the deleted test' as const;
  const {product, owner} = replay.b2b4d4c9;
  expect([product.knip, product[both], owner[both]]).toEqual(['passed', 'passed', 'passed']);
  expect(read('knip.txt').trim().replaceAll(/\s+/g, ' ')).toBe(owner.knip);
});

test('the whole command stopped in the last of the four copies, where knip failed', () => {
  const whole = replay.b2b4d4c9.owner['npm test'];
  expect(whole).toMatchObject({'stopped at': 'check', 'failed': ['knip']});
  expect(whole.passed).toHaveLength(5);
  expect(text).toContain('it stopped at its first part, `check`, in which knip failed and five other commands passed');
});

test('on the deleting commit another export was red here, and in a copy before', () => {
  const {product, owner} = replay['224bd3c5'];
  expect(product.knip).toMatch(/^Unused exports \(1\) wordsOf/);
  expect(replay.ea9ba7f3.owner.knip).toBe(product.knip);
  expect(owner.knip).toMatch(/^Unused exports \(2\) proseOf .* wordsOf/);
  expect(Math.round((hourOf('54331577') - hourOf('224bd3c5')) * 60)).toBe(7);
});

test('each copy failed from the commit that broke it: the first from the first, the second by its package', () => {
  expect(replay.c59118db.owner['test:unit, workflows']).toContain('declares no author “web”');
  const solver = 'knip, of highs' as const;
  expect(replay['5f2b40aa'].owner[solver]).toBe('nothing');
  expect(replay['77881aec'].owner[solver]).toMatch(/^Unused devDependencies highs/);
});

test('the test deleted on 27 November was the last of its file in a copy', () => {
  const part = 'test:posts, terraform' as const;
  expect(replay['4645cd87'].owner[part]).toMatch(/^passed, 1 test: a reference that leads nowhere/);
  expect(replay.ac582f54.owner[part]).toContain('No test suite found');
  expect(history).toContain("-test('a reference that leads nowhere is found'");
});

test('the text has how many of the mistakes each test of the trial found, and a second user finds the last', () => {
  const [table, , second] = read('mistakes.out.txt').trim().split('\n\n');
  const [head, ...rows] = table!.split('\n').map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
  const foundBy = (name: string) =>
    rows.filter((row) => row[head!.indexOf(name)] === '**found**').map(([mistake]) => mistake);
  const [packed, script] = [foundBy('Packed'), foundBy('Adopted, all parts')];
  expect([packed.length, script.length, foundBy('Where you work').length]).toEqual([2, 3, 0]);
  expect(new Set([...packed, ...script]).size).toBe(5);
  expect(rows).toHaveLength(7);
  expect(text).toContain('we planted five mistakes');
  for (const mistake of [...packed, ...script]) {
    expect(text.toLowerCase()).toContain(mistake!.toLowerCase().replace('for development', 'installed for development'));
  }
  expect(second).toMatch(/: found, SyntaxError/);
});

test('the weekly job ran on Wednesdays, and a copy failed that evening', () => {
  expect(parse(read('weekly.yml'))).toEqual({on: {schedule: [{cron: '23 4 * * 3'}]}});
  expect(new Date('2026-11-27').getUTCDay()).toBe(5);
  expect(Math.floor(hourOf('579c994a') / 24) + 21).toBe(27);
  expect(hourOf('ac582f54') - hourOf('579c994a')).toBeLessThan(5);
  expect(Math.floor(hourOf('224bd3c5') / 24) + 21).toBe(28);
  expect(history).toMatch(/The weekly workflow runs npm test in an\s+adopted copy/);
});

/** What the test of adoption ran, by commit. */
const ranAt = (hash: string) => history.split(`\n\n${hash}\n`)[1]!.split('\n\n')[0]!;

test('the figure draws what each list ran, and the failures, none of them where it ran', () => {
  const lists = ['c59118db', 'ae73194f', 'cd264ef4', '2426515d', '579c994a'];
  const ofPart: Record<string, RegExp> = {
    'check-posts': /check-posts/,
    'build': /run\('build'\)|buildSite/,
    'test:unit': /--project=unit/,
    'test:built': /'built'/,
    'test:e2e': /playwright'/,
    'check: knip': /knip/,
    'check: the rest': /'tsc'/,
    'test:posts': /'posts'/,
    'test:configurations': /'configurations'/,
  };
  const [script] = /(?<="test": ").*?(?=")/.exec(history)!;
  const names = Object.keys(ofPart);
  expect(new Set(names.map((name) => name.split(': ')[0]))).toEqual(
    new Set(script.split(' && ').map((command) => command.replace('npm run ', ''))),
  );
  expect([...post.matchAll(/<text x="-9\.4em".*?>(.*?)</g)].map(([, name]) => name)).toEqual([
    ...names,
    'Day of November',
  ]);
  expect(post).toContain(`d="M${hourOf('579c994a').toFixed(1)} 16V200"`);

  const ends = [...lists.slice(1), '6f550b6b'];
  const ran = names.flatMap((name, row) => {
    const spans: Array<[number, number, number]> = [];
    for (const [index, hash] of lists.entries()) {
      if (!ofPart[name]!.test(ranAt(hash))) {
        continue;
      }
      const [begin, end] = [hourOf(hash), hourOf(ends[index]!)];
      const last = spans.at(-1);
      if (last?.[2] === begin) {
        last[2] = end;
      } else {
        spans.push([row, begin, end]);
      }
    }
    return spans;
  });
  const failed = failures.map(({part, from, to}): [number, number, number] => [
    names.indexOf(part),
    hourOf(from),
    hourOf(to),
  ]);
  for (const [row, begin, end] of failed) {
    expect(ran.filter((other) => other[0] === row && other[1] < end && begin < other[2])).toEqual([]);
  }

  /** The bars of this thickness: row, begin and end. */
  const drawn = (width: number) =>
    [...post.matchAll(new RegExp(`strokeWidth="${width}".*? d="(.*?)"`, 'g'))].flatMap(([, path]) =>
      [...path!.matchAll(/M([\d.]+) (\d+)H([\d.]+)/g)].map(([, begin, y, end]) => [
        (Number(y) - 28) / 20,
        Number(begin),
        Number(end),
      ]),
    );
  const sorted = (spans: number[][]) =>
    spans
      .map(([row, begin, end]) => [row!, begin!, end!] as const)
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  for (const [width, spans] of [[6, ran], [13, failed]] as const) {
    const [bars, expected] = [sorted(drawn(width)), sorted(spans)];
    expect(bars).toHaveLength(expected.length);
    for (const [index, bar] of bars.entries()) {
      for (const [at, number] of bar.entries()) {
        expect(Math.abs(number - expected[index]![at]!)).toBeLessThan(0.06);
      }
    }
  }
});

test('what the text takes from messages of commits and from the README', () => {
  const messages = history.replaceAll(/\s+/g, ' ');
  expect(messages).toMatch(/Paths that people walk ended in red/);
  expect(text).toContain('about 70 seconds in such a copy, on two cores');
  expect(read('../../../README.md')).toMatch(/on two cores; 70 seconds in an adopted site/);
});

test('unit tests of the copy passed', () => {
  const {unit} = replay.b2b4d4c9.owner;
  expect(unit[0]).toBe(0);
  expect(text).toContain(`all ${unit[1]!.toLocaleString('en-GB')} passed in that copy`);
});

test('twelve sites are made', () => {
  expect(owners).toHaveLength(12);
  expect(text).toContain(`about ${(owners.length * 70) / 60} minutes for these tests alone`);
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
        'npm ci && rm below/mine',
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
