import assert from 'node:assert';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bugs} from './bugs';
import {decides, isAtEdge} from './decides';
import {random} from './generated';
import {schedule} from './hours';
import {hoursProperties} from './hours-properties';
import {edge, pin} from './pins';

const allHold = fc.property(random, ([shifts, people]) => {
  const roster = schedule(shifts, people);
  return Object.values(hoursProperties).every((one) => one(shifts, roster, people));
});

// #region pinned
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
  const caughtBy = (week: typeof pin) => Object.entries(bugs).filter(([, isCaught]) => isCaught(week)).map(([bug]) => bug);
  expect(caughtBy(pin)).toEqual(['no limit', 'limit of 49 hours']);
  expect(caughtBy(edge)).toEqual(['limit of 47 hours']);
});
