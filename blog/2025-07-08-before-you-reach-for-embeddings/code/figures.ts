import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {days} from './corpus';
import {scores, site} from './evaluate';
import {recommendations} from './shown';

const dayOf = (day: string) => `${day.slice(8)} November`;
const thresholds = Array.from({length: 29}, (_, i) => (i + 11) / 200);

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {
    thresholds: {
      title: 'The threshold that cost nothing costs six wanted posts after the next edits',
      description:
        'Wanted posts that a threshold removes, on three versions of ten posts. At 0.1 it removes none on the first two, and six on the third.',
      kind: 'line',
      x: {label: 'Threshold: least cosine similarity'},
      y: {label: 'Wanted posts removed'},
      emphasis: dayOf(days[2]),
      series: days.map((day) => {
        const {shown, above} = recommendations(day);
        const wanted = (list: typeof shown) => list.filter((one) => one.isWanted).length;
        return {
          name: dayOf(day),
          points: thresholds.map((threshold): [number, number] => [
            threshold,
            wanted(shown) - wanted(above(threshold)),
          ]),
        };
      }),
    },
    rankings: {
      title: 'The winner changes twice, and it is never a model',
      description:
        'Mean average precision of the two best word-count rankings and of the better of two embedding models, on three versions of ten posts.',
      kind: 'bar',
      x: {label: 'Version of the posts', scale: 'category'},
      y: {label: 'Mean average precision'},
      emphasis: 'sentence vectors',
      series: [
        [site, 'TF-IDF'],
        ['BM25', 'BM25'],
        ['sentences, mean', 'sentence vectors'],
      ].map(([key, name]) => ({
        name: name!,
        points: days.map((day, at): [string, number] => [
          dayOf(day),
          Number(scores[at]!.find((score) => score.name === key)!.map.toFixed(3)),
        ]),
      })),
    },
  };
}
