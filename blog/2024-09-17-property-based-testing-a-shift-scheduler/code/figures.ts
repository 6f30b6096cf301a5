// The share of seeds that have caught the deleted limit, by runs, as curve.ts printed it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';

const rows = [...readFileSync(join(__dirname, 'curve.out.txt'), 'utf8').matchAll(/^(\w+) +([\d,]+) .* ([\d.]+)%$/gm)];

const pointsOf = (inputs: string) =>
  rows
    .filter(([, name]) => name === inputs)
    .map(([, , runs, caught]): [number, number] => [Number(runs!.replaceAll(',', '')), Number(caught)]);

export const measurement: Measurement = {kind: 'computed', first: 'npx tsx code/curve.ts'};

export default function figures(): Record<string, Figure> {
  return {
    seeds: {
      title: 'After 20 inputs with a drawn limit, 73 longer ones or 17,065 random ones, more than 99% of seeds catch the deleted limit',
      description:
        'The share of 1,000 seeds that catch the deleted limit rises from 3.1% after 171 random inputs to 99.8% after 17,065, from 4.2% after one longer input to 99.3% after 73, and from 26.9% after one with a drawn limit to 99.7% after 20.',
      kind: 'line',
      x: {label: 'Inputs (runs of the property)', scale: 'log'},
      y: {label: 'Seeds that catch the deleted limit, %'},
      emphasis: 'drawn',
      series: ['random', 'longer', 'drawn'].map((name) => ({name, points: pointsOf(name)})),
    },
  };
}
