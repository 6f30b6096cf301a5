import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {readCorpus, type Day} from './corpus';
import {recommendations} from './shown';

/** The chart has four lines at most. The second version is much like the first, and the fourth like the third. */
const shown: Day[] = [
  '2026-11-21',
  '2026-11-27',
  '2026-11-28-late',
  '2026-11-30',
];
const dayOf = (day: Day) => `${day.slice(8).replace('-', ', ')} Nov`;
const thresholds = Array.from({length: 25}, (_, i) => (i + 24) / 400);

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {
    thresholds: {
      title: 'Edits move the threshold at which wanted links are lost',
      description:
        'Wanted links that a threshold removes, on four versions of ten posts. At 0.1 it removes none on the first and five or six on the others; at 0.085, three on that of the late 28th and none on the others.',
      kind: 'line',
      x: {label: 'Threshold: least cosine similarity'},
      y: {label: 'Wanted links removed'},
      emphasis: dayOf('2026-11-28-late'),
      series: shown.map((day) => {
        const {shown: links, above} = recommendations(readCorpus(day));
        const wanted = (list: typeof links) =>
          list.filter((one) => one.isWanted).length;
        return {
          name: dayOf(day),
          points: thresholds.map((threshold): [number, number] => [
            threshold,
            wanted(links) - wanted(above(threshold)),
          ]),
        };
      }),
    },
  };
}
