import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {keptAt} from './shown';

export const measurement: Measurement = {kind: 'computed'};

const thresholds = Array.from({length: 31}, (_, at) =>
  Number((0.06 + at / 200).toFixed(3)),
);

const series = (name: string, version: number, isWanted: boolean) => ({
  name,
  points: thresholds.map((threshold): [number, number] => [
    threshold,
    keptAt(version, isWanted, threshold),
  ]),
});

export default function figures(): Record<string, Figure> {
  return {
    thresholds: {
      title:
        'A threshold of 0.1 kept all 16 wanted links of v1, and keeps nine of 13 on v6',
      description:
        'How many of the 20 links, two a post, are at least as similar as a threshold. At 0.1 these are 16 wanted and three unwanted links on v1, and nine wanted and four unwanted ones on v6.',
      kind: 'line',
      x: {label: 'Threshold of cosine similarity'},
      y: {label: 'Links kept'},
      emphasis: 'wanted, v6',
      series: [
        series('wanted, v1', 0, true),
        series('wanted, v6', 5, true),
        series('unwanted, v1', 0, false),
        series('unwanted, v6', 5, false),
      ],
    },
  };
}
