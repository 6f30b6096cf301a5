// Slow: tries every transition of every zone.
import {describe, expect, test} from 'vitest';
import {instantsOf, offsetAt} from './local-time';
import {enter, ownOffset, transitionsOf, type Transition} from './transitions';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

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

  test('instantsOf finds each instant', () => {
    const wrong = all.filter(({zone, transition}) =>
      edges(transition).some(
        (wall) => instantsOf(wall, zone).join() !== expected(wall, transition).join(),
      ),
    );
    expect(wrong).toEqual([]);
  }, 300_000);
});
