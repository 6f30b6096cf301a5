import {expect, test} from 'vitest';
import {offsetAt, read} from './local-time';
import {nextRun} from './scheduler';

/** The first runs after an instant, as the clock of the zone reads them. */
function runsAfter(now: number, times: string[], zone: string, count: number) {
  const minutes = times.map((time) => {
    return 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
  });
  const runs: string[] = [];
  let run = now;
  while (runs.length < count) {
    run = nextRun(run, minutes, zone);
    runs.push(read(run, zone));
  }
  return runs;
}

const paris = Date.UTC(2024, 2, 30, 23);

test('times can change their order', () => {
  const runs = runsAfter(paris, ['02:30', '03:00'], 'Europe/Paris', 2);
  expect(runs).toEqual(['2024-03-31 03:00', '2024-03-31 03:30']);
});

test('times that are skipped keep their distance', () => {
  const runs = runsAfter(paris, ['02:15', '02:45'], 'Europe/Paris', 2);
  expect(runs).toEqual(['2024-03-31 03:15', '2024-03-31 03:45']);
});

test('runs are 23 hours apart after a gap', () => {
  const night = nextRun(paris, [150], 'Europe/Paris');
  const next = nextRun(night, [150], 'Europe/Paris');
  expect((next - night) / 3_600_000).toBe(23);
});

test('two times that become one run once', () => {
  const runs = runsAfter(paris, ['02:30', '03:30'], 'Europe/Paris', 2);
  expect(runs).toEqual(['2024-03-31 03:30', '2024-04-01 02:30']);
});

test('a run can fall on the next date', () => {
  const zone = 'America/Nuuk';
  const runs = runsAfter(Date.UTC(2024, 2, 30, 12), ['23:30'], zone, 2);
  expect(runs).toEqual(['2024-03-31 00:30', '2024-03-31 23:30']);
});

test('a date can be missing', () => {
  const now = Date.UTC(2011, 11, 29, 20);
  expect(offsetAt(now, 'Pacific/Apia')).toBeLessThan(0);
  const runs = runsAfter(now, ['08:00'], 'Pacific/Apia', 2);
  expect(runs).toEqual(['2011-12-31 08:00', '2012-01-01 08:00']);
});
