// The share of seeds that have caught a deleted rule, by runs, as curve.ts printed it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';

const rows = [...readFileSync(join(__dirname, 'curve.out.txt'), 'utf8').matchAll(/^(\w+) +([\d,]+) .* ([\d.]+)%$/gm)];

const pointsOf = (rule: string) =>
  rows
    .filter(([, name]) => name === rule)
    .map(([, , runs, caught]): [number, number] => [Number(runs!.replaceAll(',', '')), Number(caught)]);

export const measurement: Measurement = {kind: 'computed', first: 'npx tsx code/curve.ts'};

export default function figures(): Record<string, Figure> {
  return {
    seeds: {
      title: 'At five expected hits, where each line ends, over 99% of seeds catch the deleted rule',
      description:
        'The share of 1,000 seeds that catch the deletion of a rule rises from 3% or less to over 99% for all three rules; the limit on hours takes twelve times the runs that the limit on nights takes.',
      kind: 'line',
      x: {label: 'Random inputs (runs of the property)', scale: 'log'},
      y: {label: 'Seeds that catch the deleted rule, %'},
      emphasis: 'hours',
      series: ['hours', 'days', 'nights'].map((name) => ({name, points: pointsOf(name)})),
    },
  };
}
