import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {days, type Day} from './corpus';
import {rows} from './shown';

/** “28 Nov, late”. */
export const nameOf = (day: Day) =>
  `${day.slice(8, 10)} Nov${day.endsWith('late') ? ', late' : ''}`;

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  const points = (lost: number[]) =>
    days.map((day, at): [string, number] => [nameOf(day), lost[at]!]);
  return {
    thresholds: {
      title: 'A threshold that lost nothing at first loses links after edits',
      description:
        'Wanted links that two thresholds remove, on six versions of ten posts. The threshold 0.1 removes none on the first two versions, then six, four, five and five. The lower one, 0.0864, removes none on the first four, then three and one.',
      kind: 'bar',
      x: {label: 'Version of the ten posts', scale: 'category'},
      y: {label: 'Wanted links removed'},
      emphasis: 'threshold 0.1',
      series: [
        {
          name: 'threshold 0.1',
          points: points(rows['      wanted ones lost to that']),
        },
        {
          name: 'threshold 0.0864',
          points: points(rows['      wanted ones lost to it']),
        },
      ],
    },
  };
}
