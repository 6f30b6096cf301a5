// How much of the best known cost of each ward linear programming proves, with every rule and without one.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';

/** The best known costs: of wards 4 to 7 as Turhan and Bilgen collected them, of ward 8 as the benchmark's site has it. */
export const best = [607, 828, 1001, 1716, 1143, 1950, 1056, 1300];

/** The bounds that wards.py printed, by column. */
export const bounds = readFileSync(join(__dirname, '../data/ward-bounds.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const [, , , others, all] = row.split(';').map(Number);
    return {others: others!, all: all!};
  });

const share = (of: (ward: (typeof bounds)[0]) => number) =>
  bounds.map((ward, n): [string, number] => [
    String(n + 1),
    Number(((100 * of(ward)) / best[n]!).toFixed(1)),
  ]);

export const measurement: Measurement = {kind: 'copied', first: 'python3 code/wards.py bounds'};

export default function figures(): Record<string, Figure> {
  return {
    wards: {
      title: 'In seven of eight wards, leaving out only the weekend limit takes the bound to 26% or less',
      description:
        'Lower bounds of eight published wards by linear programming, with every rule and without the weekend limit, as a share of the best known cost.',
      kind: 'bar',
      x: {label: 'Ward', scale: 'category'},
      y: {label: 'Lower bound by linear programming, % of the best known cost'},
      emphasis: 'Every rule',
      series: [
        {name: 'Every rule', points: share(({all}) => all)},
        {name: 'Every rule but the weekend limit', points: share(({others}) => others)},
      ],
    },
  };
}
