import {readFileSync} from 'node:fs';
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
    '   2024-03-31 hourly runs: 2 in 105 minutes',
    '   2024-10-27 runs: 0 in 20 minutes, 1 in 60, 1 in 105',
    // At 02:00, and an hour later at 02:00 again.
    '   2024-10-27 hourly runs: 2 in 105 minutes',
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
    `${odd} are of another size (\`data/sizes.json\`): ${half} are of half an hour, and five of 24, when Pacific islands moved across the date line`,
  );
  const hours = JSON.parse(read('../data/hours.json')) as {
    series: [{points: Array<[number, number]>}];
  };
  const [skipped] = hours.series;
  const skips = (hour: number) =>
    skipped.points.find(([at]) => at === hour)![1];
  expect(text).toContain(
    `${skips(2)} skipped part of the hour from 02:00, and ${skips(0)} part of that from midnight`,
  );
  expect(text).toContain(
    `for ${skips(0)} zone names part of the hour after it was missing`,
  );
  expect(text).toContain('the wrong scheduler makes 366 runs, one for each date of the year');
  const changes = /change their offset (\d+) times/.exec(sizes.description)![1];
  const [, version] = /version (\w+)\.\)/.exec(sizes.description)!;
  expect(text).toContain(
    `Of the ${Number(changes).toLocaleString('en')} changes between 1970 and 2037, counted by zone name in version ${version} of`,
  );
});

test('the tables of the text are those that the programs print', () => {
  const text = read('../index.mdx').replace(/\s+/g, ' ');
  const ticks = /^(\S+, \S+)\n +ticking: (.*)\n +nextRun: (.*)$/gm;
  const checked = [...read('check.out.txt').matchAll(ticks)];
  expect(checked).toHaveLength(3);
  for (const [, job, ticking, own] of checked) {
    expect(text).toContain(`| ${job} | ${ticking} | ${own} |`);
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
    expect(text).toContain(`| ${[name, ...cells].join(' | ')} |`);
  }
  const columns = ['00:00', '01:00', '02:00', '03:00'];
  for (const line of read('others/hourly.txt').trim().split('\n').slice(0, 3)) {
    const [name, ...runs] = line.split(/ +/);
    const cells = columns.map((hour) => (runs.includes(hour) ? 'run ' : ''));
    expect(text.replaceAll('`', '')).toContain(
      `| ${name} | ${cells.join('| ')}|`,
    );
  }
  const [, failure] = /: (.*)\n$/.exec(read('others/hourly.txt'))!;
  expect(text).toContain(`fails with “${failure!.replace(/.*: /, '')}”`);
  const versions = [
    'systemd 252.39',
    'robfig/cron 3.0.1',
    'Quartz 2.3.2',
    'cron 3.0pl1-162',
  ];
  for (const version of versions) {
    expect(read('others/runs.txt')).toContain(version);
    expect(text).toContain(`| ${version.split(' ')[1]} |`);
  }
});
