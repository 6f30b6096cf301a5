import {linesOf} from './others/second-oracle';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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
    // Back by three hours, the second 02:30 is not run.
    '   2018-03-11 runs: 0 in 20 minutes, 0 in 60, 1 in 290',
    '   2018-03-11 runs of */30 2: 4 in 290 minutes',
    '   2018-03-11 hourly runs: 5 in 290 minutes',
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
    series: Array<{points: Array<[string, number]>}>;
  };
  const [skipped] = hours.series;
  const calm = hours.series.map(({points}) => points.slice(4, 6));
  expect(calm).toEqual([[['04–07', 1], ['07–21', 0]], [['04–07', 0], ['07–21', 0]]]);
  const skips = (hour: number) =>
    skipped!.points.find(([at]) => at.startsWith(`0${hour}–`))![1];
  expect(text).toContain(
    `${skips(2)} skipped part of the hour from 02:00, and ${skips(0)} part of that from midnight`,
  );
  const changes = /change their offset (\d+) times/.exec(sizes.description)![1];
  const [, version] = /version (\w+)\.\)/.exec(sizes.description)!;
  expect(text).toContain(
    `Of the ${Number(changes).toLocaleString('en')} changes between 1970 and 2037, counted by zone name in version ${version} of`,
  );
});

/** Where a job ran on the booted machine, as `boot.txt` has it: in March, then in October. */
const boots = read('others/boot.txt').split(/\n(?=\S)/).slice(2);
const ranOn = (night: 0 | 1, job: string) =>
  [...boots[night]!.matchAll(/^ {3}(.*) (\S+ \S+)$/gm)].filter(([, name]) => name === job).map(([, , at]) => at!);
const text = read('../index.mdx').replace(/ +/g, ' ').replaceAll('`', '');

test('cron and systemd ran the jobs of the booted machine when the tables say', () => {
  const nextDays = ['2024-04-01 00:30', '2024-10-28 01:30'] as const;
  const [march, october] = [['2024-03-31 01:00', nextDays[0]], [repeated![0]!, nextDays[1]]];
  for (const job of ['cron 02:30', 'cron once a date']) {
    expect([ranOn(0, job), ranOn(1, job)]).toEqual([march, october]);
  }
  for (const job of ['systemd 02:30', 'systemd Persistent']) {
    expect([ranOn(0, job), ranOn(1, job)]).toEqual([[nextDays[0]], october]);
  }
  const later = ['2024-03-31 01:30', nextDays[0]];
  expect([ranOn(0, 'systemd once a date'), ranOn(1, 'systemd once a date')]).toEqual([later, october]);
  expect(text).toContain('| 31 March | 03:00 | 03:30 |\n| 1 April | 02:30 | 02:30 |\n| 27 October | 02:30, first | 02:30, first |\n| 28 October | 02:30 | 02:30 |');
  expect(ranOn(0, 'cron */30 2').filter((at) => at < nextDays[0].slice(0, 10))).toEqual([]);
  expect(ranOn(1, 'cron */30 2').filter((at) => at < nextDays[1].slice(0, 10))).toHaveLength(4);
});

test('a timer with a step stopped for good, and one with a list did not', () => {
  const [step, list] = [ranOn(0, 'systemd 02/12:30'), ranOn(0, 'systemd 02,14:30')];
  expect(list).toEqual(['2024-03-30 13:30', '2024-03-31 12:30', '2024-04-01 00:30']);
  expect(step).toEqual(list.slice(0, 1));
  expect(boots[0]).toContain('state 02/12:30 elapsed before a restart');
  expect(boots[0]).toContain('state 02/12:30 waiting after a restart');
  const journal = [...boots[0]!.matchAll(/journal (.*)/g)].map(([, line]) => line);
  expect(journal.filter((line) => /fail|error|deadlock/i.test(line!))).toEqual([]);
  expect(ranOn(1, 'systemd 02/12:30')).toEqual(ranOn(1, 'systemd 02,14:30'));
  const [, failure] = /: (.*)\n$/.exec(read('others/hourly.txt'))!;
  // Newer versions fail with the same words, and name the list's next run.
  expect(text).toContain('with “Infinite loop in calendar calculation”');
  for (const version of read('others/step.txt').trim().split(/\n(?=\S)/)) {
    const [name, loop, failed, next] = version.split('\n');
    expect(text).toContain(/\d+/.exec(name!)![0]);
    expect(loop).toContain('Infinite loop in calendar calculation');
    expect(failed!.endsWith(failure!.replace(/.*: /, ''))).toBe(true);
    expect(next).toContain('2024-03-31 12:30:00 UTC');
  }
});

test('the tables of the text are those that the programs print', () => {
  const [job, ticking, own] = read('check.out.txt').split('\n');
  expect(job).toBe('Europe/Paris, 02:30');
  expect(text).toContain(`have made ${ticking!.replace(/.*: /, '')} in 2024`);
  expect(own).toContain('366 runs on 366 dates');
  const hours = ['00:00', '01:00', '02:00'];
  const hourly = read('others/hourly.txt').trim().split('\n').slice(0, 3);
  const cron = ranOn(1, 'cron hourly').map((at) => at.slice(11));
  const systemd = ranOn(1, 'systemd hourly').map((at) => at.slice(11));
  // In March, each hour has a run.
  const night = Array.from({length: 24}, (_, n) => new Date(Date.UTC(2024, 2, 30, 13 + n)).toISOString().slice(0, 16).replace('T', ' '));
  for (const name of ['cron', 'systemd']) {
    expect(ranOn(0, `${name} hourly`).slice(0, 24)).toEqual(night);
  }
  // The booted machine and systemd-analyze agree.
  expect(systemd.slice(1, 4).join(' ')).toBe(hourly[0]!.replace(/\S+ +/, ''));
  for (const line of [`Debian's_cron ${cron.slice(1, 4).join(' ')}`, ...hourly]) {
    const [name, ...runs] = line.split(/ +/);
    const cells = hours.map((hour) => (runs.includes(hour) ? 'run' : 'no run'));
    expect(text).toContain(`| ${name!.replace('_', ' ')} | ${cells.join(' | ')} |`);
  }
  for (const [, name, version] of read('others/runs.txt').matchAll(/^(\S+) ([^\s-]+(?:-162)?)/gm)) {
    const software = name === 'cron' ? 'Debian\'s cron' : name;
    expect(text).toContain(`| ${software} ${version}`);
  }
  const versions = read('others/boot.txt').split('\n').slice(0, 2);
  expect(versions).toEqual(['cron', 'systemd'].map((name) => programs.find((lines) => lines.startsWith(name))!.split('\n')[0]));
});

test('the policies of the table do what it says, and the dates are those of two-starts.out.txt', () => {
  const [changes, once, twice] = read('two-starts.out.txt').split(/\n(?=\S)/);
  expect(text).toContain(`each of the ${Number(/\d+/.exec(changes!)![0]).toLocaleString('en')} clock changes`);
  const countsOf = (part: string) =>
    [...part.matchAll(/ (\d+) dates lost, (\d+) run twice/g)].map(([, ...counts]) => counts.map(Number));
  expect(countsOf(twice!)).toEqual(Array.from({length: 6}, () => [0, 0]));
  expect(once!.match(/lost in .*/g)).toEqual(['lost in Antarctica/Casey']);
  const [gap, end, later] = ['no run', '03:00 (01:00 UTC)', '03:30 (01:30 UTC)'];
  const rows = [
    ['both', 'robfig/cron', gap],
    ['first', 'systemd', gap],
    ['second', 'Quartz', gap],
    ['first', '', end],
    ['first', 'Debian\'s cron', end],
    ['first', '', later],
  ];
  const policies = read('policies.out.txt').trim().split(/\n(?=\S)/);
  countsOf(once!).forEach((counts, index) => {
    const [again, software, march] = rows[index]!;
    const cells = [software, ...counts.map((count) => count.toLocaleString('en'))];
    if (software) {
      expect(text).toContain(`| ${cells.join(' | ')} |`);
    }
    expect(policies[index]).toContain(`2024-03-31  ${march}`);
    const times = {both: '00:30 01:30', first: '00:30', second: '01:30'}[again!];
    expect(policies[index]!.split('\n')[2]!.match(/\d\d:\d\d(?= UTC)/g)!.join(' ')).toBe(times);
  });
  const [older, newer] = read('others/second-oracle.txt').split(/\n(?=\S)/);
  const [, version, times, other] = /tzdata (\S+): (\d+) .* (\d+) with/.exec(older!)!;
  const flat = text.replace(/\s+/g, ' ');
  expect(flat).toContain(`${Number(times).toLocaleString('en')} local times`);
  expect(flat).toContain(`(version ${version}). All agree but ${other}, in Tijuana before 1976`);
  expect(older!.trim().split('\n').slice(1)).toEqual(['   America/Tijuana, 1970 to 1975']);
  expect(newer).not.toContain('Tijuana');
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
  // The check passes, and a start that waited past the next date's run does nothing.
  const check = () => spawnSync('sh', [fileURLToPath(new URL('check-date.sh', import.meta.url)), folder]).status;
  expect(check()).toBe(0);
  writeFileSync(`${folder}/last`, '2999-01-01\n');
  expect(start(`echo 6 >> ${folder}/log`)).toBe(0);
  expect(check()).toBe(1);
  // Another date, and a process left behind that would keep the lock.
  writeFileSync(`${folder}/last`, '2024-03-31\n');
  expect(start(`echo 4 >> ${folder}/log; sleep 3 > /dev/null 2>&1 &`)).toBe(0);
  const before = Date.now();
  expect(start(`echo 5 >> ${folder}/log`)).toBe(0);
  expect(Date.now() - before).toBeLessThan(2500);
  expect(readFileSync(`${folder}/log`, 'utf8')).toBe('1\n2\n4\n');
  rmSync(folder, {recursive: true});
});

test('the second oracle is given a skipped time as no instant, and a repeated one as two', () => {
  const lines = linesOf(['Europe/Paris'], 2024, 2024).map((line) => line.split(' ').length - 3);
  expect(lines).toEqual([1, 0, 0, 0, 1, 1, 2, 2, 2, 1]);
});
