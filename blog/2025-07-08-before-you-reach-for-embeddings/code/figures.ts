import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {least, mostUnwanted} from './shown';

export const measurement: Measurement = {kind: 'computed'};

const points = (similarities: number[]) =>
  similarities.map((one, at): [number, number] => [
    at + 1,
    Number(one.toFixed(4)),
  ]);

export default function figures(): Record<string, Figure> {
  return {
    thresholds: {
      title: 'No threshold separates wanted links from unwanted ones, and 0.1 soon cuts wanted ones',
      description:
        'Similarity on six versions of the ten posts. The least similar wanted link falls from 0.102 on the first version to 0.080 on the fifth and 0.086 on the sixth, below the threshold of 0.1 from the third version on. The most similar unwanted link stays above it, between 0.135 and 0.154.',
      kind: 'line',
      x: {label: 'Version'},
      y: {label: 'Cosine similarity'},
      emphasis: 'least similar wanted',
      series: [
        {name: 'most similar unwanted', points: points(mostUnwanted)},
        {name: 'threshold 0.1', points: points(least.map(() => 0.1))},
        {name: 'least similar wanted', points: points(least)},
      ],
    },
  };
}
