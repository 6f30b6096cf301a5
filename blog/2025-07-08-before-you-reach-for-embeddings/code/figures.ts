import type {Figure} from '../../../src/lib/figure-data';
import {days, readCorpus} from './corpus';
import {averages, sum} from './precision';
import {rankings} from './rankings';

export default async function figures(): Promise<Record<string, Figure>> {
  return {
    reversal: {
      title: 'An edit of the texts swaps the two best rankings',
      description:
        'Mean average precision of four rankings on the same ten posts, before and after an edit of their texts. TF-IDF rises, BM25 falls, and shared tags and the newest posts stay where they were.',
      kind: 'bar',
      x: {label: 'Ranking', scale: 'category'},
      y: {label: 'Mean average precision'},
      emphasis: days[0],
      series: [...days].reverse().map((day) => ({
        name: day,
        points: Object.entries(rankings).map(
          ([name, rank]): [string, number] => {
            const found = averages(rank(readCorpus(day)));
            return [name, Number((sum(found) / found.length).toFixed(3))];
          },
        ),
      })),
    },
  };
}
