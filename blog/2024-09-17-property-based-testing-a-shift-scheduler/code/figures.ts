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
      title: 'Each line ends at five expected hits, where more than 99% of seeds catch the deleted limit',
      description:
        'The share of 1,000 seeds that catch the deleted limit rises from 3% to over 99% for both kinds of inputs; random ones take forty times the runs that dense ones take.',
      kind: 'line',
      x: {label: 'Inputs (runs of the property)', scale: 'log'},
      y: {label: 'Seeds that catch the deleted limit, %'},
      emphasis: 'dense',
      series: ['random', 'dense'].map((name) => ({name, points: pointsOf(name)})),
    },
  };
}
