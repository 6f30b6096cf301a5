import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';

/** What each row of the table says: whether random inputs fail, and the first case of each loop that does. */
export function rows(): Array<[name: string, ...found: boolean[]]> {
  const table = readFileSync(join(__dirname, 'mutants.out.txt'), 'utf8');
  return table
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const loops = line.trim().split(/ +/).slice(-4);
      const [name, properties] = line.split(/ {2,}/);
      return [name!, ...[...loops, properties!].map((cell) => cell !== '-')];
    });
}

const inputs = ['21 gaps', '42 gaps', '27 lists', '64 lists', '1,000 random'];

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  const all = rows();
  const points = inputs.map((name, at): [string, number] => [
    name,
    all.filter((row) => row[at + 1]).length,
  ]);
  return {
    caught: {
      title: 'Sixty-four lists in a loop catch what random weeks catch',
      description: `Bugs and mutants caught, of ${all.length}. ${points.map(([name, count]) => `${name}: ${count}`).join('; ')}.`,
      kind: 'bar',
      x: {label: 'Inputs', scale: 'category'},
      y: {label: 'Bugs and mutants caught'},
      emphasis: '64 lists',
      series: [{name: 'caught', points}],
    },
  };
}
