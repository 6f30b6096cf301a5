// Slow: tries every transition of every zone.
import {describe, expect, test} from 'vitest';
import {instantsOf, offsetAt} from './local-time';
import {nextRun, resolve} from './scheduler';
import {enter, ownOffset, transitionsOf, type Transition} from './transitions';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Local times at and around the edges of what is skipped or repeated. */
function edges({at, before, after}: Transition): number[] {
  const [low, high] = [before, after].sort((a, b) => a - b) as [number, number];
  const middle = at + Math.floor((low + high) / 2 / SECOND) * SECOND;
  return [at + low - SECOND, at + low, middle, at + high - SECOND, at + high];
}

/** The instants of a local time, from what a transition is. */
function expected(wall: number, {at, before, after}: Transition): number[] {
  const early = wall - before < at ? [wall - before] : [];
  const late = wall - after >= at ? [wall - after] : [];
  return [...early, ...late];
}

/** What JavaScript's Date makes of a local time of the process's zone. */
function byDate(wall: number): number {
  const w = new Date(wall);
  const date = [w.getUTCFullYear(), w.getUTCMonth(), w.getUTCDate()] as const;
  const time = [w.getUTCHours(), w.getUTCMinutes(), w.getUTCSeconds()] as const;
  return new Date(...date, ...time).getTime();
}

type Next = (now: number, times: number[], zone: string) => number;

/** All runs that `next` gives, of which `due` are to be the first and last. */
function runsOf(next: Next, due: number[], minutes: number, zone: string) {
  const [first, last] = [Math.min(...due), Math.max(...due)];
  const runs: number[] = [];
  let run = next(first - 1, [minutes], zone);
  for (; run <= last; run = next(run, [minutes], zone)) {
    runs.push(run);
  }
  return runs;
}

type Check = (minutes: number, zone: string, change: Transition) => boolean;

// #region once
/** Checks that a daily job runs once for each date around a transition. */
const isOnceADate =
  (next: Next): Check =>
  (minutes, zone, change) => {
    const {at, before, after} = change;
    const today = Math.floor((at + before) / DAY) * DAY;
    const dates = [-2, -1, 0, 1, 2, 3].map((day) => today + day * DAY);
    const due = dates.map((date) => resolve(date + minutes * MINUTE, zone));
    const runs = runsOf(next, due, minutes, zone);
    // A date that the zone left out has no run of its own.
    const kept = dates.filter((date) => {
      return date < at + before || date + DAY > at + after;
    });
    const coming = Math.min(...due.filter((run) => run > at));
    return (
      runs.length === kept.length &&
      due.every((run) => runs.includes(run)) &&
      next(at, [minutes], zone) === coming
    );
  };
// #endregion

/** Midnight, and the middle of what is skipped or repeated, in minutes. */
function timesAround(change: Transition): number[] {
  return [0, Math.floor((edges(change)[2]! % DAY) / MINUTE)];
}

const zones = Intl.supportedValuesOf('timeZone');

describe('in every zone, at every transition from 1970 to 2037', () => {
  const all = zones.flatMap((zone) => {
    const transitions = transitionsOf(zone, 1970, 2037);
    return transitions.map((transition) => ({zone, transition}));
  });

  test('there are two days and more between two transitions', () => {
    expect(all.length).toBeGreaterThan(10_000);
    const close = all.filter(({zone, transition}, index) => {
      const last = all[index - 1];
      if (last?.zone !== zone) {
        return false;
      }
      return transition.at - last.transition.at < 2 * DAY;
    });
    expect(close).toEqual([]);
  });

  test('between 07:00 and 21:00 clocks changed 21 times, the last in 2011', () => {
    const byDay = all.filter(({transition: {at, before, after}}) => {
      const low = at + Math.min(before, after);
      const high = at + Math.max(before, after);
      const [from, to] = [low - (low % DAY), high - (high % DAY)];
      return from !== to
        ? high - low >= DAY || low - from < 21 * HOUR || high - to > 7 * HOUR
        : low - from < 21 * HOUR && high - to > 7 * HOUR;
    });
    expect(byDay).toHaveLength(21);
    const years = byDay.map(({transition: {at}}) => new Date(at).getFullYear());
    expect(Math.max(...years)).toBe(2011);
  });

  test('Intl changes the offset where Date does', () => {
    const wrong = all.filter(({zone, transition}) => {
      const {at, before, after} = transition;
      const early = offsetAt(at - SECOND, zone);
      return early !== before || offsetAt(at, zone) !== after;
    });
    expect(wrong).toEqual([]);
  });

  test('once a week, Intl has the offset that Date has', () => {
    const wrong = zones.filter((zone) => {
      enter(zone);
      const weeks = Array.from({length: 68 * 52}, (_, n) => n * 7 * DAY);
      return weeks.some((at) => offsetAt(at, zone) !== ownOffset(at));
    });
    expect(wrong).toEqual([]);
  }, 300_000);

  test('instantsOf finds each instant, resolve what Date does', () => {
    const wrong = all.filter(({zone, transition}) => {
      enter(zone);
      return edges(transition).some((wall) => {
        const found = instantsOf(wall, zone).join();
        const due = expected(wall, transition).join();
        return found !== due || resolve(wall, zone) !== byDate(wall);
      });
    });
    expect(wrong).toEqual([]);
  }, 300_000);

  test('a daily job runs once for each date', () => {
    const isRight = isOnceADate(nextRun);
    const wrong = all.filter(({zone, transition}) => {
      const times = timesAround(transition);
      return times.some((time) => !isRight(time, zone, transition));
    });
    expect(wrong).toEqual([]);
  }, 300_000);

  test.each([
    ['starts today', [0, 1, 2], /Nuuk|Godthab/],
    ['ends tomorrow', [-1, 0, 1], /St_Johns/],
  ])('a search that %s is found to be wrong', (_, days, place) => {
    const isRight = isOnceADate((now, times, zone) => {
      return nextRun(now, times, zone, days);
    });
    const wrong = all.filter(({zone, transition}) => {
      const times = place.test(zone) ? timesAround(transition) : [];
      return times.some((time) => !isRight(time, zone, transition));
    });
    expect(wrong).not.toEqual([]);
  });
});
