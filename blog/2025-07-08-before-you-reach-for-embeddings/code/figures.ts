import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {days, readCorpus, type Day} from './corpus';
import {scores, site} from './evaluate';
import {recommendations} from './shown';

const dayOf = (day: Day) => (day === 'later' ? 'later' : `${day.slice(8)} Nov`);
const thresholds = Array.from({length: 25}, (_, i) => (i + 24) / 400);

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {
    thresholds: {
      title: 'The highest threshold that loses nothing falls with each version',
      description:
        'Wanted posts that a threshold removes, on four versions of ten posts. At 0.1 it removes none on the first and four to six on the others; at 0.085, none on three and three on the last.',
      kind: 'line',
      x: {label: 'Threshold: least cosine similarity'},
      y: {label: 'Wanted posts removed'},
      emphasis: dayOf('later'),
      // The second is much like the first, and a chart has four lines at most.
      series: days.filter((day) => day !== days[1]).map((day) => {
        const {shown, above} = recommendations(readCorpus(day));
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
      title: 'No ranking is ahead on every version',
      description:
        'Mean average precision of the two best word-count rankings and of the better of two embedding models, on five versions of ten posts.',
      kind: 'bar',
      x: {label: 'Version of the posts', scale: 'category'},
      y: {label: 'Mean average precision'},
      emphasis: 'sentences',
      series: [
        [site, 'TF-IDF'],
        ['BM25', 'BM25'],
        ['sentences, mean', 'sentences'],
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
