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
    `Of 418 names, ${at(0, '02')} skipped part of the hour from 02:00.`,
  );
  // Those of one station.
  for (const hour of ['04', '05', '06']) {
    expect([at(0, hour), at(1, hour)]).toEqual([1, 0]);
  }
});

/** The booted machines of `boot.txt`, with when each job ran there, in local time. */
const machines = read('others/boot.txt')
  .split(/\n(?=\w+\/)/)
  .slice(1)
  .map((lines) => ({
    name: lines.split('\n')[0]!,
    lines,
    ranOn: (job: string) => [...lines.matchAll(/^ {3}(.*) (\d{4}-\S+ \S+ \S+)$/gm)].filter(([, name]) => name === job).map(([, , at]) => at!),
  }));
const text = read('../index.mdx').replace(/ +/g, ' ').replaceAll('`', '');
const inParis = machines.filter(({name}) => name.startsWith('Europe/Paris'));
const [spring, autumn] = ['-03-', '-10-'].map((month) => inParis.filter(({name}) => name.includes(month)));

test('cron and systemd ran the jobs of the booted machines when the texts say', () => {
  expect([spring!.length, autumn!.length]).toEqual([3, 2]);
  const days = (name: string) => (name.includes('2024') ? ['03-31', '04-01', '10-27'] : ['03-28', '03-29', '10-31']).map((day) => `${/\d{4}/.exec(name)![0]}-${day}`);
  for (const {name, ranOn} of spring!) {
    const [day, next] = days(name);
    const later = [`${next} 02:30 CEST`].filter(() => name.includes('2024'));
    for (const job of ['cron 02:30', 'cron once a date']) {
      expect(ranOn(job)).toEqual([`${day} 03:00 CEST`, ...later]);
    }
    for (const job of ['systemd 02:30', 'systemd Persistent']) {
      expect(ranOn(job)).toEqual(later);
    }
    expect(ranOn('systemd once a date')).toEqual([`${day} 03:30 CEST`, ...later]);
    expect(ranOn('cron */30 2').filter((at) => at.startsWith(day!))).toEqual([]);
  }
  for (const {name, ranOn} of autumn!) {
    const [, , day] = days(name);
    for (const job of ['cron 02:30', 'cron once a date', 'systemd 02:30', 'systemd Persistent', 'systemd once a date']) {
      expect(ranOn(job), job).toEqual([`${day} 02:30 CEST`]);
    }
    expect(ranOn('cron */30 2').filter((at) => at.startsWith(day!))).toHaveLength(4);
  }
  expect(text.replaceAll('\n', ' ')).toContain('both schedulers ran the job once on each of three dates: 31 March, 1 April and 27 October.');
});

test('a timer with a step stopped in three zones, unless systemd had the line', () => {
  const eves = ['2024-03-30', '2024-03-30', '2024-03-09', '2024-03-30', '2027-03-27'];
  for (const [n, {name, lines, ranOn}] of machines.filter((machine) => !autumn!.includes(machine)).entries()) {
    const runs = ranOn('systemd 06,18:00');
    const eve = eves[n]!;
    const day = new Date(Date.parse(eve) + 86_400_000).toISOString().slice(0, 10);
    const [before, after] = [runs.filter((at) => at < day), runs.filter((at) => at > day)];
    expect(before.at(-1)).toContain(`${eve} 18:00`);
    expect(after[0]).toContain(`${day} 06:00`);
    expect(ranOn('systemd 06..18/12:00')).toEqual(runs);
    const fixed = name.endsWith('with the line');
    for (const job of ['systemd 06/12:00', 'systemd 06/12:00 with its zone']) {
      expect(ranOn(job), name).toEqual(fixed ? runs : before);
    }
    for (const timer of ['halves', 'zoned']) {
      expect(lines).toContain(`state ${timer} ${fixed ? 'waiting' : 'elapsed'} after a reload`);
      // Of systemd 257, a restart does not help.
      expect(lines).toContain(`state ${timer} ${name.includes('2027') ? 'elapsed' : 'waiting'} after a restart`);
    }
    expect(/listed -.*halves\.timer/.test(lines)).toBe(!fixed);
    expect(lines.includes('Infinite loop in calendar calculation: *-*-* 06/12:00:00')).toBe(!fixed);
    // The timer that names its zone stops without a word.
    expect(lines).not.toMatch(/Infinite loop.*\/12:00:00 [A-Z]/);
    expect(lines).not.toMatch(/^ {3}unit .*(?:fail|error|loop)/im);
  }
});

test('a boot on the evening stops a timer whose last run of the day is over', () => {
  const evenings = machines.filter(({lines}) => / (?:17:30|22:30|16:30):00 UTC|T(?:17|22|16):30:00 UTC/.test(lines.split('\n')[0]!));
  expect(evenings).toHaveLength(3);
  for (const {lines, ranOn} of evenings) {
    expect(lines).toMatch(/journal \S+T17:30:\S+ .*Infinite loop in calendar calculation: \*-\*-\* 02\/12:30:00/);
    expect(ranOn('systemd 02/12:30')).toEqual([]);
  }
});

test('a list revives a stopped timer, and a step in Debian 12 only', () => {
  const [twelve, thirteen] = read('others/revive.txt').trim().split(/\n(?=\S)/);
  for (const lines of [twelve!, thirteen!]) {
    expect(lines).toContain('state step elapsed at first, next: -');
    expect(lines).toContain('state listed elapsed with a list and a reload, next: -');
    expect(lines).toContain('state listed waiting with a list, a reload and a restart, next: Sun 2027-03-28 18:00:00 CEST');
    // The restart starts the job.
    expect(lines).toContain('later listed 2027-03-28 08:00 CEST');
    // affected.sh names both timers, and then one, as a list has taken the other's step.
    const affected = (when: string) => [...lines.matchAll(/affected (.*): \S+\/(\S+)\.timer: 06\/12:00$/gm)].filter((match) => match[1] === when).map((match) => match[2]);
    expect(affected('at first').sort()).toEqual(['listed', 'step']);
    expect(affected('with a list')).toEqual(['step']);
    // Jobs that fail at once, and after 70 minutes.
    for (const [job, second] of [['fails', '19:30'], ['slow', '19:40']]) {
      expect(lines.match(new RegExp(`(?<=job ${job} 2027-03-27 )\\S+`, 'g'))).toEqual(['18:30', second]);
    }
  }
  expect(twelve).toContain('state step waiting after a restart');
  expect(thirteen).toContain('state step elapsed after a restart');
  expect(thirteen).toContain('state step elapsed after a run of the job and a restart');
});

// The loop is in the systemd of Debian 12 and 13; another may have none.
const version = /\d+/.exec(spawnSync('sh', ['-c', 'exec systemd-analyze --version'], {encoding: 'utf8'}).stdout ?? '')?.[0];

test.runIf(version === '252' || version === '257')('affected.sh names the files of the timers that will stop, also of those that run each minute of an hour', () => {
  const folder = mkdtempSync(join(tmpdir(), 'affected-'));
  const timers = {step: '06/12:00', often: '06/12:*', zoned: '06/12:00 Europe/Paris', list: '06,18:00', range: '06..18/12:00', hour: '*:*', empty: '', daily: 'daily'};
  const units = Object.entries(timers).map(([name, calendar]) => `# /etc/systemd/system/${name}.timer\n[Timer]\nOnCalendar=${calendar}\n`);
  writeFileSync(`${folder}/units`, units.join('\n'));
  writeFileSync(`${folder}/systemctl`, `#!/bin/sh\nif [ "$1" = cat ]; then cat ${folder}/units; fi\n`, {mode: 0o755});
  writeFileSync(`${folder}/journalctl`, '#!/bin/sh\n', {mode: 0o755});
  const {stdout} = spawnSync('sh', [fileURLToPath(new URL('affected.sh', import.meta.url))], {encoding: 'utf8', env: {...process.env, TZ: 'Europe/Paris', PATH: `${folder}:${process.env.PATH}`}});
  expect(stdout.trim().split('\n')).toEqual(['step: 06/12:00', 'often: 06/12:*', 'zoned: 06/12:00 Europe/Paris'].map((line) => `/etc/systemd/system/${line.replace(':', '.timer:')}`));
  rmSync(folder, {recursive: true});
});

test('a step with an end has the runs of a list', () => {
  const [, ...zones] = read('others/ranges.txt').trim().split(/\n(?=\S)/);
  expect(zones).toHaveLength(6);
  for (const zone of zones) {
    expect(zone).toMatch(/: loops in 0 of 276\n {3}and the 16560 runs of the lists$/);
  }
  expect(text).toContain('or end the step at its last hour (06..18/12:00)');
});

test('versions since 2022 have the loop, and an older one does not', () => {
  const answers = Object.fromEntries(read('others/step.txt').trim().split(/\n(?=\S)/).map((lines) => [/\d+/.exec(lines)![0], lines.split('\n').slice(1)]));
  const next = '   (in UTC): Sun 2024-03-31 04:00:00 UTC';
  expect(Object.keys(answers)).toEqual(['247', '257', '262']);
  expect(answers['247']).toEqual([next, next]);
  for (const version of ['257', '262']) {
    expect(answers[version]![0]).toContain('Infinite loop in calendar calculation');
    expect(answers[version]!.at(-1)).toBe(next);
  }
  expect(read('others/calendar.txt')).toMatch(/06\/12:00'\nInfinite loop in calendar calculation/);
  // Of other releases, the file was compiled, and asked.
  const compiled = Object.fromEntries([...read('others/versions.txt').matchAll(/^(.*): (.*)$/gm)].map(([, release, answer]) => [release!, answer!]));
  const next6 = 'Sun 2024-03-31 06:00:00 CEST';
  expect(compiled).toEqual({
    ...Object.fromEntries(['v249.11', 'v250.4', 'rhel-9.0.0', 'rhel-9.1.0'].map((release) => [release, next6])),
    ...Object.fromEntries(['v249.12', 'v250.5', 'v251', 'v255.4', ...[2, 3, 4, 5, 6, 7, 8, 9].map((minor) => `rhel-9.${minor}.0`)].map((release) => [release, 'Infinite loop'])),
  });
  const rows = [...text.matchAll(/^\| ([\d.]+) \| [^|]+ \| (yes|no) \|$/gm)].map(([, release, loops]) => [release, loops]);
  expect(Object.fromEntries(rows)).toEqual({247: 'no', '249.11': 'no', 250: 'no', 252: 'yes', '255.4': 'yes', 257: 'yes', 262: 'yes'});
  expect(text).toContain('It came with systemd 251 and, in smaller updates, with 249.12 and 250.5:');
});

test('the draft of a report has the patch and the answers', () => {
  const report = read('others/report.txt');
  expect(report).toContain(read('others/loop.diff').trim());
  expect(report).toContain(read('others/calendar.txt').split('\n').slice(4, 6).join('\n  '));
});

test('a reboot revives a stopped timer, unless it is persistent', () => {
  const debians = read('others/reboot.txt').trim().split(/\n(?=systemd)/);
  expect(debians.map((lines) => /systemd (\d+)/.exec(lines)![1])).toEqual(['252', '257']);
  for (const lines of debians) {
    const [evening, ...boots] = lines.split(/\n(?=booted)/).slice(1);
    for (const name of ['plain', 'kept']) {
      expect(evening).toContain(`   job ${name} 2027-03-27 18:00 CET\n`);
      expect(evening).toContain(`   state ${name} elapsed, next: -`);
    }
    expect(boots.map((boot) => boot.split('\n')[0])).toEqual(['28', '29'].map((day) => `booted at 2027-03-${day} 08:00 CEST`));
    for (const boot of boots) {
      expect(boot).toMatch(/ {3}job plain \S+ 18:00 CEST\n {3}state plain waiting, next: \w+ \S+ 06:00:00 CEST\n {3}state kept elapsed, next: -/);
    }
    // A restart does not revive the persistent timer, and a list does.
    for (const boot of [evening, ...boots]) {
      expect(boot).toContain('state kept elapsed after a restart, next: -');
      expect(boot).toContain('state kept waiting with a list, a reload and a restart');
      expect(boot).toMatch(/job kept .*, after the restarts/);
    }
  }
  expect([...text.matchAll(/^\| (Restart|Reboot|Either)(.*?) \| (\w+) \| (\w+) \|$/gm)].map(([, what, , twelve, thirteen]) => [what, twelve, thirteen])).toEqual([
    ['Restart', 'revived', 'stopped'],
    ['Reboot', 'revived', 'revived'],
    ['Either', 'stopped', 'stopped'],
  ]);
});

test('the steps that loop jump from an hour before 23 to 25 or 26 or later, and none does with the line', () => {
  const parts = read('others/loop.txt').split(/\n(?=\S)/);
  for (const [zone, day, from] of [['Paris', '31 March', 26], ['London', '31 March', 25], ['New York', '10 March', 26]] as const) {
    const [packaged, unchanged, fixed] = parts.filter((part) => part.includes(`/${zone.replace(' ', '_')},`));
    const [, loops, all] = /(\d+) of (\d+)/.exec(packaged!)!;
    expect(unchanged).toContain(`${loops} of ${all}`);
    expect(fixed).toMatch(/ 0 of .*\n {3}and on \S+ the \d+ runs of the lists/);
    expect(text).toContain(`| ${zone}, ${day} | ${loops} of ${all} | 0 |`);
    const steps = Array.from({length: 23}, (_, n) => n + 1).flatMap((repeat) =>
      Array.from({length: 24 - repeat}, (_, first) => ({first, repeat, last: first + repeat * Math.floor((23 - first) / repeat)})),
    );
    expect(steps).toHaveLength(Number(all));
    expect(packaged!.split('\n').slice(1).join(' ').trim().split(/\s+/)).toEqual(
      steps.filter(({repeat, last}) => last < 23 && last + repeat >= from).map(({first, repeat}) => `${first}/${repeat}`),
    );
  }
  // UTC is spared, and so are steps of minutes; on the other change, some steps skip midnight.
  expect(parts.filter((part) => part.startsWith('UTC')).map((part) => /loops in \d+/.exec(part)![0])).toEqual(Array.from({length: 3}, () => 'loops in 0'));
  expect(parts.filter((part) => part.startsWith('steps of minutes')).map((part) => part.trim().split(': ')[1])).toEqual(Array.from({length: 2}, () => 'loops in 0 of 1770'));
  const [october, withTheLine] = parts.filter((part) => part.startsWith('Europe/Paris on 2024-10-27'));
  const skipping = october!.trim().split('\n').slice(1);
  expect(skipping.every((line) => /^ {3}0\/\d+: first \S+ CET, of a list 00:00:00 CEST$/.test(line))).toBe(true);
  expect(skipping).toHaveLength(13);
  expect(october).toContain(' 0/7: ');
  expect(withTheLine!.trim()).toMatch(/all steps but 0$/);
  expect(parts.filter((part) => /^\S+ on 2024-1.*fixed/.test(part)).every((part) => part.trim().endsWith('all steps but 0'))).toBe(true);
  expect(parts.filter((part) => part.includes('own tests'))).toEqual(['unchanged', 'fixed'].map((name) => `systemd's own tests, ${name}: passed`));
  expect(parts.slice(-2).map((part) => part.trim().slice(-12))).toEqual(['05:00:00 UTC', '00:00:00 UTC']);
  for (const step of ['6/8', '2/4', '3/6', '8/12', '6/12']) {
    expect(parts[0]).toMatch(new RegExp(`[ \\n]${step}\\b`));
  }
});

test('the systemd timer would lose the dates of one station', () => {
  const asked = read('others/asked.txt');
  const [one, two] = ['02,03:30', '02:30 and 03:30'].map((times) => asked.split('\n').filter((line) => line.startsWith(`   ${times} lost`)));
  expect(asked).toMatch(/^2845 changes; 0 dates have neither start/);
  expect(text.replaceAll('\n', ' ')).toContain(`with 02,03:30 in one, it would have lost ${one!.length} dates at the 2,845 clock changes`);
  expect(two!.map((line) => line.split(' ').at(-2))).toEqual(Array.from({length: 3}, () => 'Antarctica/Casey'));
});

test('the table of the text is that which the programs print', () => {
  for (const [, name, version] of read('others/runs.txt').matchAll(/^(\S+) ([^\s-]+)/gm)) {
    expect(text).toContain(`| ${name} ${version}`);
  }
  for (const version of ['cron 3.0pl1-162', 'cronie 1.7.2-4', 'systemd 252.39', 'systemd 257.13']) {
    expect(read('others/boot.txt')).toContain(`\n${version}`.trim());
    expect(text).toContain(version.replace('systemd 257', '257'));
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
  // A start that waited past the next date's run does nothing.
  writeFileSync(`${folder}/last`, '2999-01-01\n');
  expect(start(`echo 6 >> ${folder}/log`)).toBe(0);
  // Another date, and a process left behind that would keep the lock.
  writeFileSync(`${folder}/last`, '2024-03-31\n');
  expect(start(`echo 4 >> ${folder}/log; sleep 3 > /dev/null 2>&1 &`)).toBe(0);
  const before = Date.now();
  expect(start(`echo 5 >> ${folder}/log`)).toBe(0);
  expect(Date.now() - before).toBeLessThan(2500);
  expect(readFileSync(`${folder}/log`, 'utf8')).toBe('1\n2\n4\n');
  rmSync(folder, {recursive: true});
});
