import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {people, shifts} from './generated';
import {load} from './load';
import {properties, type Property} from './properties';
import type {Scheduler} from './scheduler';
import {seeded} from './seeded';
import {cases27, cases64, type Input} from './small';

/** Each is made wherever its text stands in the scheduler, one at a time. */
const changes: Array<[from: string, to: string]> = [
  ['>=', '>'],
  ['>=', '<'],
  ['||', '&&'],
  ['+', '-'],
  ['11', '10'],
  ['11', '12'],
  ['.start', '.end'],
  ['.end', '.start'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['taker ?? open', 'open'],
  ['taker ?? open', 'taker'],
  ['(taker ?? open).push(shift);', ''],
];

const source = readFileSync(join(__dirname, 'scheduler.ts'), 'utf8');
const code = source.slice(source.indexOf('export const compatible'));

const mutants = changes.flatMap(([from, to]) => {
  const parts = code.split(from);
  return parts.slice(1).map((_, n) => {
    const [before, after] = [parts.slice(0, n + 1), parts.slice(n + 1)];
    const text = before.join(from) + to + after.join(from);
    const place = parts.length > 2 ? ` (${n + 1})` : '';
    return {name: `${from} → ${to}${place}`, make: load(text)};
  });
});

/** Two shifts with each gap from 0 to 20, and one person. */
const inOrder = Array.from({length: 21}, (_, gap): Input => {
  const next = {id: 1, start: 4 + gap, end: 8 + gap};
  return [[{id: 0, start: 0, end: 4}, next], 1];
});
const bothOrders = inOrder.flatMap(([list, n]): Input[] => {
  return [
    [list, n],
    [list.toReversed(), n],
  ];
});

function isRight(make: Scheduler, holds: Property, [list, n]: Input) {
  try {
    return holds(list, make(list, n), n);
  } catch {
    return false;
  }
}

function show(name: string, make: Scheduler) {
  const caught = Object.entries(properties).filter(([, holds]) => {
    const property = fc.property(fc.tuple(shifts, people), (input) => {
      return isRight(make, holds, input);
    });
    return fc.check(property, {seed: 20240917, numRuns: 1000}).failed;
  });
  const loops = [inOrder, bothOrders, cases27, cases64].map((inputs) => {
    const failing = inputs.findIndex((input) => {
      return Object.values(properties).some(
        (holds) => !isRight(make, holds, input),
      );
    });
    return (failing < 0 ? '-' : String(failing + 1)).padStart(3);
  });
  const names = caught.map(([one]) => one).join(' ') || '-';
  console.log(name.padEnd(31), names.padEnd(23), ...loops);
}

console.log(
  'change'.padEnd(31),
  'properties'.padEnd(23),
  ' 21  42  27  64 cases',
);
for (const {name, make} of [
  ...mutants,
  ...Object.entries(seeded).map(([name, make]) => ({name, make})),
]) {
  show(name, make);
}
