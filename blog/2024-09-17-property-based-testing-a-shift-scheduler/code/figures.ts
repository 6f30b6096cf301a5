// How far the inputs get towards the limit on hours, and what the counts predicted.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {noLimit} from './bugs';
import {dense, random} from './generated';

const most = ([shifts, people]: [Parameters<typeof noLimit>[0], number]): number =>
  Math.max(
    ...noLimit(shifts, people).assigned.map((held) =>
      held.reduce((sum, {start, end}) => sum + end - start, 0),
    ),
  );

/** Classes of hours, by the most that belong to each. */
const classes: Array<[number, string]> = [
  [12, 'up to 12 hours'],
  [24, '13 to 24 hours'],
  [36, '25 to 36 hours'],
  [48, '37 to 48 hours'],
  [Infinity, 'over 48 hours'],
];

function hours(): Figure {
  const all = Object.entries({random, dense}).map(([name, inputs]) => {
    const counts = new Map(classes.map(([, words]) => [words, 0]));
    for (let seed = 1; seed <= 100; seed++) {
      for (const week of fc.sample(inputs, {seed, numRuns: 1000})) {
        const [, words] = classes.find(([limit]) => most(week) <= limit)!;
        counts.set(words, counts.get(words)! + 1);
      }
    }
    return {
      name,
      points: [...counts].map(([words, count]): [string, number] => [
        words,
        Number((count / 1000).toPrecision(2)),
      ]),
    };
  });
  const [least, more] = all.map(({points}) => points.at(-1)![1]);
  return {
    title: 'Dense inputs pass 48 hours over a hundred times as often as random ones',
    description: `How much the busiest person works in a week if nothing limits it, as a share of 100,000 random and 100,000 dense inputs. Over 48 hours are ${least}% of the random and ${more}% of the dense inputs.`,
    kind: 'bar',
    x: {label: 'Hours of the busiest person, without the limit', scale: 'category'},
    y: {label: '% of inputs'},
    emphasis: 'dense',
    series: all,
  };
}

/** The cases that were predicted to be caught by 20 to 80% of the seeds, in the order of the output. */
function predicted(): Figure {
  const lines = readFileSync(join(__dirname, 'repeat.out.txt'), 'utf8').split('\n');
  const rows = lines.flatMap((line) => {
    const found = /^(\S.*?)  +([\d,]+ \w+) .* ([\d.]+)% +([\d.]+)% +[\d.]+% +[\d.]+%$/.exec(line);
    if (!found) {
      return [];
    }
    const [, bug, inputs, expected, caught] = found;
    const name = `${bug![0]!.toUpperCase()}${bug!.slice(1).replace(', repaired', ', property repaired')}, ${inputs} inputs`;
    return [[name, Number(expected), Number(caught)] as const];
  });
  const shown = rows.filter(([, expected]) => expected >= 20 && expected <= 80);
  return {
    title: 'A dropped rule is caught as often as counted, a moved limit only once the property is repaired',
    description: shown
      .map(([name, expected, caught]) => `${name}, ${expected}% predicted and ${caught}% caught.`)
      .join(' '),
    kind: 'bar',
    x: {label: 'Bug and inputs', scale: 'category'},
    y: {label: '% of 1,000 seeds'},
    emphasis: 'caught',
    series: [
      {name: 'predicted', points: shown.map(([name, expected]): [string, number] => [name, expected])},
      {name: 'caught', points: shown.map(([name, , caught]): [string, number] => [name, caught])},
    ],
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {hours: hours(), predicted: predicted()};
}
