import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
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
  const hours = JSON.parse(read('../data/hours.json')) as {
    description: string;
    series: Array<{points: Array<[string, number]>}>;
  };
  const at = (series: number, hour: string) =>
    hours.series[series]!.points.find(([name]) => name === hour)![1];
  expect(hours.description).toContain('Of 418 zone names');
  expect(text).toContain(
    `Of 418 names, ${at(0, '02')} skipped part of the hour from 02:00, and ${at(0, '00')} part of that from midnight`,
  );
  // Those of one station.
  for (const hour of ['04', '05', '06']) {
    expect([at(0, hour), at(1, hour)]).toEqual([1, 0]);
  }
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
  expect(text).toContain('cron at 03:00 and systemd at 03:30 on 31 March, and both at 02:30 on the others, on 27 October at the first one.');
  expect(ranOn(0, 'cron */30 2').filter((at) => at < nextDays[0].slice(0, 10))).toEqual([]);
  expect(ranOn(1, 'cron */30 2').filter((at) => at < nextDays[1].slice(0, 10))).toHaveLength(4);
});

test('a timer with a step stopped for good, and one with a list did not', () => {
  const [step, list] = [ranOn(0, 'systemd 02/12:30'), ranOn(0, 'systemd 02,14:30')];
  expect(list).toEqual(['2024-03-30 13:30', '2024-03-31 12:30', '2024-04-01 00:30']);
  expect(step).toEqual(list.slice(0, 1));
  expect(boots[0]).toContain('state 02/12:30 elapsed before a restart');
  expect(boots[0]).toContain('state 02/12:30 waiting after a restart');
  const timers = [...boots[0]!.matchAll(/listed (.*?) {2,}.*(step|list)\.timer/g)].map(([, next, name]) => [name, next]);
  expect(timers[1]).toEqual(['step', '-']);
  expect(timers[0]![1]).toContain('2024-04-01 14:30:00 CEST');
  const journal = [...boots[0]!.matchAll(/journal (.*)/g)].map(([, line]) => line);
  expect(journal.filter((line) => /fail|error|deadlock/i.test(line!))).toEqual([]);
  expect(ranOn(1, 'systemd 02/12:30')).toEqual(ranOn(1, 'systemd 02,14:30'));
  const [, , version, stepped, loop, failure, listed, , , next] = read('others/calendar.txt').split('\n');
  expect(version).toContain(/systemd (\S+)/.exec(read('others/boot.txt'))![1]!);
  expect([stepped, listed].map((line) => /'[^']+'$/.exec(line!)![0])).toEqual(["'02/12:30'", "'02,14:30'"]);
  expect(loop).toContain('Infinite loop in calendar calculation');
  expect(next).toContain('2024-03-31 14:30:00 CEST');
  // Newer versions fail with the same words, and name the list's next run.
  for (const newer of read('others/step.txt').trim().split(/\n(?=\S)/)) {
    const [name, ...lines] = newer.split('\n');
    expect(text).toContain(/\d+/.exec(name!)![0]);
    expect(lines[0]).toContain('Infinite loop in calendar calculation');
    expect(lines[1]!.endsWith(failure!.replace(/.*: /, ''))).toBe(true);
    expect(lines[2]).toContain('2024-03-31 12:30:00 UTC');
  }
});

test('the steps that fail jump from an hour before 23 to 26 or later', () => {
  const [grid, moments] = read('others/steps.txt').split(/\n(?=at )(.*)/s);
  const lines = grid!.split('\n').map((line) => line.trim().split(' '));
  const all = lines.flatMap(([repeat, marks]) => [...marks!].map((mark, first) => ({first, repeat: Number(repeat), mark})));
  for (const {first, repeat, mark} of all) {
    const last = first + repeat * Math.floor((23 - first) / repeat);
    expect(mark, `${first}/${repeat}`).toBe(last < 23 && last + repeat >= 26 ? 'x' : '.');
  }
  const failing = all.filter(({mark}) => mark === 'x');
  expect(text).toContain(`all ${all.length} steps of whole hours, at 30 minutes past, that start a job at least twice a day: in Paris ${failing.length} fail`);
  expect(moments!.match(/\d+ of \d+/g)).toEqual([0, 136, 136, 0].map((count) => `${count} of ${failing.length}`));
  const fails = (step: string) => failing.some(({first, repeat}) => `${first}/${repeat}` === step);
  expect(['2/12', '3/12', '2/2', '0/6', '0/12'].map(fails)).toEqual([true, true, false, false, false]);
});

test('the files of the post are of the right syntax', () => {
  const calls = read('others/calls.txt');
  for (const [name, version] of read('others/boot.txt').split('\n').slice(0, 2).map((line) => line.split(' '))) {
    expect(calls).toContain(`${name} ${version}`);
  }
  expect(calls).toContain('The syntax of the crontab file was successfully checked.');
  expect(calls).toContain('units verified');
  expect(calls).toContain('nightly.yaml: valid');
  expect(calls).toMatch(/misspelt field: .* does not exist/);
  const {spec} = parse(read('nightly.yaml')) as {spec: {schedule: string; timeZone: string}};
  expect(read('nightly.cron')).toContain(`\n${spec.schedule} root`);
  for (const time of ['02:30', '03:30']) {
    expect(read('nightly.timer')).toContain(`OnCalendar=*-*-* ${time}:00 ${spec.timeZone}\n`);
  }
  const asked = read('others/asked.txt');
  const [one, two] = ['02,03:30', '02:30 and 03:30'].map((times) => asked.split('\n').filter((line) => line.startsWith(`   ${times} lost`)));
  expect(text.replaceAll('\n', ' ')).toContain(`would lose ${one!.length} dates with 02,03:30 in one line`);
  expect(two!.map((line) => line.split(' ').at(-2))).toEqual(Array.from({length: 3}, () => 'Antarctica/Casey'));
});

test('the table of the text is that which the programs print', () => {
  const [, runs, dates] = /^(\d+) runs on (\d+) dates$/m.exec(read('check.out.txt'))!;
  expect(text).toContain(`would have made ${runs} runs in 2024, a year of 366 dates, and yet they fell on ${dates} of them`);
  for (const [, name, version] of read('others/runs.txt').matchAll(/^(\S+) ([^\s-]+(?:-162)?)/gm)) {
    const software = name === 'cron' ? 'Debian\'s cron' : name;
    expect(text).toContain(`| ${software} ${version}`);
  }
  const versions = read('others/boot.txt').split('\n').slice(0, 2);
  expect(versions).toEqual(['cron', 'systemd'].map((name) => programs.find((lines) => lines.startsWith(name))!.split('\n')[0]));
});

test('the policies do in Paris what the table says, and the dates are those of two-starts.out.txt', () => {
  const [changes, once, twice] = read('two-starts.out.txt').split(/\n(?=\S)/);
  const [every, forward] = changes!.match(/\d+/g)!.map((count) => Number(count).toLocaleString('en'));
  expect(text).toContain(`each of the ${every} clock changes`);
  expect(text).toContain(`The clock goes forward at ${forward} of them.`);
  const countsOf = (part: string) =>
    Object.fromEntries([...part.matchAll(/^ {3}(.*?) +(\d+) dates lost, (\d+) run twice/gm)].map(([, name, ...counts]) => [name, counts.map(Number)]));
  expect(Object.values(countsOf(twice!))).toEqual(Array.from({length: 4}, () => [0, 0]));
  expect(countsOf(once!)).toEqual({systemd: [1062, 0], Quartz: [1062, 0], 'robfig/cron': [1062, 471], "Debian's cron": [4, 0]});
  expect(text).toContain('loses 1,062 dates under each of systemd, Quartz and robfig/cron, and under the last it runs twice on 471 others. Debian\'s cron loses four, all at Casey');
  expect(once!.match(/lost in .*/g)).toEqual(['lost in Antarctica/Casey']);
  const rows = {
    'robfig/cron': ['no run', '00:30 01:30'],
    systemd: ['no run', '00:30'],
    Quartz: ['no run', '01:30'],
    "Debian's cron": ['03:00 (01:00 UTC)', '00:30'],
  };
  const policies = read('policies.out.txt').trim().split(/\n(?=\S)/);
  for (const [name, [march, october]] of Object.entries(rows)) {
    const policy = policies.find((lines) => lines.startsWith(`${name}\n`))!;
    expect(policy).toContain(`2024-03-31  ${march}`);
    expect(policy.split('\n')[2]!.match(/\d\d:\d\d(?= UTC)/g)!.join(' ')).toBe(october);
  }
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
