import {linesOf} from './others/second-oracle';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {instantsOf} from './local-time';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const programs = read('others/runs.txt').split(/\n(?=\S)/);
const nights = [Date.UTC(2024, 2, 31, 2, 30), Date.UTC(2024, 9, 27, 2, 30)];

/** The instants of 02:30 in both nights, as `runs.txt` writes them. */
const [skipped, repeated] = nights.map((wall) =>
  instantsOf(wall, 'Europe/Paris').map((instant) =>
    new Date(instant).toISOString().slice(0, 16).replace('T', ' '),
  ),
);

test.each([
  ['systemd', repeated!.slice(0, 1)],
  ['robfig/cron', repeated!],
  ['Quartz', repeated!.slice(1)],
])('%s has the policy that the table gives it', (name, runs) => {
  const program = programs.find((lines) => lines.startsWith(name))!;
  expect(skipped).toEqual([]);
  expect(program.trim().split('\n').slice(1)).toEqual(
    runs.map((run) => `   ${run}`),
  );
});

test('an hourly job loses the hour that the post says', () => {
  const hours = [2, 3, 4, 5].map((hour) =>
    instantsOf(Date.UTC(2024, 9, 27, hour), 'Europe/Paris').map((instant) =>
      new Date(instant).toISOString().slice(11, 16),
    ),
  );
  const first = (runs: string[]) => runs.slice(0, 3).join(' ');
  const [failure, ...lines] = read('others/hourly.txt')
    .trim()
    .split('\n')
    .reverse();
  expect(lines.reverse()).toEqual([
    `systemd      ${first(hours.map((runs) => runs[0]!))}`,
    `robfig/cron  ${first(hours.flat())}`,
    `Quartz       ${first(hours.map((runs) => runs.at(-1)!))}`,
  ]);
  expect(failure).toMatch(/^Failed .*02\/12:30.*: Resource deadlock avoided$/);
});

test('Debian’s cron runs at once after the gap, and at the first of two times', () => {
  // 20 minutes after 01:55 it is 03:15 in March, and 02:15 in October. After
  // 60, October has had its first 02:30, and not yet its second.
  expect(programs.at(-1)!.trim().split('\n').slice(1)).toEqual([
    '   2024-03-31 runs: 1 in 20 minutes, 1 in 60, 1 in 105',
    '   2024-03-31 runs of */30 2: 0 in 105 minutes',
    '   2024-03-31 hourly runs: 2 in 105 minutes',
    '   2024-10-27 runs: 0 in 20 minutes, 1 in 60, 1 in 105',
    '   2024-10-27 runs of */30 2: 4 in 105 minutes',
    // At 02:00, and an hour later at 02:00 again.
    '   2024-10-27 hourly runs: 2 in 105 minutes',
    // Three hours are too many to catch up.
    '   2016-10-21 runs: 0 in 20 minutes, 0 in 60, 0 in 105',
    '   2016-10-21 runs of */30 1: 0 in 105 minutes',
    '   2016-10-21 hourly runs: 2 in 105 minutes',
  ]);
});

test('the numbers of the text are those of the data', () => {
  const text = read('../index.mdx').replace(/\s+/g, ' ');
  const sizes = JSON.parse(read('../data/sizes.json')) as {
    description: string;
    series: [{points: Array<[string, number]>}];
  };
  const [half, two, three, day, other] = sizes.series[0].points.map(
    ([, count]) => count,
  );
  expect([half, two, three, day, other]).toEqual([156, 101, 19, 5, 7]);
  const odd = half! + two! + three! + day! + other!;
  expect(sizes.description).toContain(`${odd} of them by another amount`);
  expect(text).toContain(
    `${odd} are of another size, five of them a whole day`,
  );
  const hours = JSON.parse(read('../data/hours.json')) as {
    series: [{points: Array<[string, number]>}];
  };
  const [skipped] = hours.series;
  const skips = (hour: number) =>
    skipped.points.find(([at]) => at.startsWith(`0${hour}:`))![1];
  expect(text).toContain(
    `${skips(2)} skipped part of the hour from 02:00, and ${skips(0)} part of that from midnight`,
  );
  expect(text).toContain('still makes 366 runs, one for each date of the year');
  const changes = /change their offset (\d+) times/.exec(sizes.description)![1];
  const [, version] = /version (\w+)\.\)/.exec(sizes.description)!;
  expect(text).toContain(
    `Of the ${Number(changes).toLocaleString('en')} changes between 1970 and 2037, counted by zone name in version ${version} of`,
  );
});

test('the tables of the text are those that the programs print', () => {
  const text = read('../index.mdx').replace(/\s+/g, ' ').replaceAll('`', '');
  const ticks = /^(\S+, \S+)\n +ticking: (.*)\n +nextRun: (.*)$/gm;
  const checked = [...read('check.out.txt').matchAll(ticks)];
  expect(checked).toHaveLength(3);
  for (const [, job, ticking, own] of checked) {
    expect(text).toContain(`| ${job} | ${ticking} |`);
    expect(own).toBe('366 runs on 366 dates');
  }
  const policies = read('policies.out.txt')
    .trim()
    .split(/\n(?=\S)/);
  expect(policies).toHaveLength(5);
  for (const policy of policies) {
    const [name, ...nights] = policy.split('\n');
    const cells = nights.map((night) =>
      night.includes('no run')
        ? 'no run'
        : night.match(/\d\d:\d\d UTC/g)!.join(', '),
    );
    expect(text).toContain(`**${name}** (${cells.join('; ')})`);
  }
  const columns = ['00:00', '01:00', '02:00'];
  for (const line of read('others/hourly.txt').trim().split('\n').slice(0, 3)) {
    const [name, ...runs] = line.split(/ +/);
    const cells = columns.map((hour) => (runs.includes(hour) ? 'run ' : ''));
    expect(text).toContain(
      `| ${name} | ${cells.join('| ')}|`,
    );
  }
  const [, failure] = /: (.*)\n$/.exec(read('others/hourly.txt'))!;
  expect(text).toContain(`fails with “${failure!.replace(/.*: /, '')}”`);
  for (const [, name, version] of read('others/runs.txt').matchAll(/^(\S+) ([^\s-]+(?:-162)?)/gm)) {
    const software = name === 'cron' ? 'Debian\'s cron' : name;
    expect(text).toContain(`| ${software} ${version}`);
  }
});

test('the table of lost dates is that of two-starts.out.txt', () => {
  const text = read('../index.mdx').replace(/ +/g, ' ');
  const [once, twice] = read('two-starts.out.txt')
    .split(/\n(?=\S)/)
    .map((part) => [...part.matchAll(/^ {3}(\S+) .* lost at (\d+) of (\d+) changes/gm)]);
  once!.forEach(([, policy, lost, changes], index) => {
    const cells = [policy, Number(lost).toLocaleString('en'), twice![index]![2]];
    expect(text).toContain(`| ${cells.join(' | ')} |`);
    expect(text).toContain(`each of the ${Number(changes).toLocaleString('en')} changes`);
  });
  const [, version, times, other] = /tzdata (\S+): (\d+) .* (\d+) with/.exec(
    read('others/second-oracle.txt'),
  )!;
  expect(text).toContain(`compared ${Number(times).toLocaleString('en')} local times`);
  expect(text).toContain(`version ${version} of the database. All agree but ${other}`);
});

test('once-a-date.sh runs a job once for each date, and again after a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'once-'));
  const script = fileURLToPath(new URL('once-a-date.sh', import.meta.url));
  const start = (command: string) =>
    spawnSync('sh', [script, folder, 'sh', '-c', command]).status;
  expect(start(`echo 1 >> ${folder}/log; exit 3`)).toBe(3);
  expect(start(`echo 2 >> ${folder}/log`)).toBe(0);
  expect(start(`echo 3 >> ${folder}/log`)).toBe(0);
  expect(readFileSync(`${folder}/log`, 'utf8')).toBe('1\n2\n');
  rmSync(folder, {recursive: true});
});

test('the second oracle is given a skipped time as no instant, and a repeated one as two', () => {
  const lines = linesOf(['Europe/Paris'], 2024, 2024).map((line) => line.split(' ').length - 3);
  expect(lines).toEqual([1, 0, 0, 0, 1, 1, 2, 2, 2, 1]);
});
