// What the bound of Gecode sees of the best rosters.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {shiftedKinds, shifts, simpleBound} from './shifted';

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** The optimum of each roster, as `shifted.ts` printed it. */
function optima(kind: string): number[] {
  return readFileSync(join(__dirname, '../data/shifted.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(';'))
    .filter(([costs, shift]) => costs === kind && shift === 'priced')
    .map((cells) => Number(cells[3]));
}

const names: Record<string, string> = {
  'as they are': 'Costs as they are',
  'same mean': 'The same mean for everybody',
  'priced': 'A price for each person',
};

function bounds(): Figure {
  return {
    title: 'A price for each person brings the bound within 3% where people are cheap in every slot',
    description:
      'The cheapest choice of each slot, added up, as a share of what the best rosters cost: twenty rosters of 24 slots of each kind.',
    kind: 'bar',
    x: {label: 'Costs', scale: 'category'},
    y: {label: 'Bound before the search, % of the best cost'},
    emphasis: names.priced,
    series: Object.entries(shifts).map(([name, of]) => ({
      name: names[name]!,
      points: Object.entries(shiftedKinds).map(([kind, rosters]): [string, number] => {
        const bound = sum(rosters.map((one) => simpleBound(one, of(one))));
        return [kind, Number(((100 * bound) / sum(optima(kind))).toFixed(1))];
      }),
    })),
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {bounds: bounds()};
}
