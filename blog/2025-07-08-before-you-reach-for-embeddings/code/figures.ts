import type {Figure} from '../../../src/lib/figure-data';
import {power} from './chance';
import {readCorpus} from './corpus';
import {byLot, ceiling, hitsOf, places, sum} from './precision';
import {rankings} from './rankings';

function precision(): Figure {
  const posts = readCorpus();
  return {
    title: 'TF-IDF and BM25 both find 17 of the 19 posts that could be found',
    description: `Of ${places} places, those that each ranking gives to a post that the labels want, between what drawing by lot reaches on average and what the best ranking could.`,
    kind: 'bar',
    x: {label: 'Ranking', scale: 'category'},
    y: {label: `Hits, of ${places} places`},
    emphasis: 'TF-IDF',
    series: [
      {
        name: 'Hits',
        points: [
          ['ceiling', ceiling],
          ...Object.entries(rankings).map(([name, rank]): [string, number] => [
            name,
            sum(hitsOf(rank(posts))),
          ]),
          ['by lot', Number(byLot.toFixed(1))],
        ],
      },
    ],
  };
}

function powers(): Figure {
  const changed = Array.from({length: 9}, (_, index) => 6 * index + 6);
  return {
    title: 'The less one-sided the changes, the more of them a test needs',
    description:
      'The probability that a two-sided sign test gives p below 0.05, by the number of posts whose answer changes, for three shares of changes to the better. All lines rise, the higher the share the faster, and not evenly.',
    kind: 'line',
    x: {label: 'Posts whose answer changes'},
    y: {label: 'Probability of p below 0.05'},
    series: [0.9, 0.8, 0.7].map((q) => ({
      name: `${q * 10} of 10 are better`,
      points: changed.map((n): [number, number] => [
        n,
        Number(power(n, q).toFixed(3)),
      ]),
    })),
  };
}

export default async function figures(): Promise<Record<string, Figure>> {
  return {precision: precision(), power: powers()};
}
