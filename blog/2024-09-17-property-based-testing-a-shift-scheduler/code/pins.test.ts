import assert from 'node:assert';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bugs, isCaught} from './bugs';
import {decides, isAtEdge} from './decides';
import {drawn} from './generated';
import {schedule} from './hours';
import {hoursProperties} from './hours-properties';
import {edge, pin} from './pins';

// #region pinned
const allHold = fc.property(drawn, (week) => {
  const roster = schedule(...week);
  return Object.values(hoursProperties).every((holds) => holds(week, roster));
});

test('all properties hold, first for the pins', () => {
  assert(decides(pin) && isAtEdge(edge));
  fc.assert(allHold, {examples: [[pin], [edge]], numRuns: 1000});
});
// #endregion

test('they are what fast-check found', () => {
  const found = readFileSync(join(__dirname, 'find-pins.out.txt'), 'utf8');
  const written = [pin, edge].map(([shifts]) =>
    `week(${shifts.map(({start, end}) => `[${start}, ${end}]`).join(', ')})`,
  );
  expect([...found.matchAll(/shrunk for 1 person: (.*)/g)].map(([, shrunk]) => shrunk)).toEqual(written);
});

test('the pin catches the deleted limit and one of 49 hours, the edge pin one of 47, and neither an exception', () => {
  const caughtBy = (week: typeof pin) => Object.entries(bugs).filter(([, make]) => isCaught(make, week)).map(([bug]) => bug);
  expect(caughtBy(pin)).toEqual(['no limit', 'default of 49']);
  expect(caughtBy(edge)).toEqual(['< for <=']);
});
