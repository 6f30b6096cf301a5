import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {rows} from './longer';

export const measurement: Measurement = {kind: 'computed'};

const points = (of: (row: (typeof rows)[0]) => number) =>
  rows.map((row, at): [string, number] => [at === 0 ? '1 link' : `${at + 1} links`, of(row)]);

export default function figures(): Record<string, Figure> {
  return {
    links: {
      title: 'A third link per page adds bad ones, and fewer could be replaced',
      description:
        'Of ten posts with one link each, two links are bad and could both be replaced. With two links, seven are bad and four to seven replaceable. With three, 13 are bad and two to five replaceable.',
      kind: 'bar',
      x: {label: 'Links per page', scale: 'category'},
      y: {label: 'Links, over ten posts'},
      emphasis: 'Replaceable',
      series: [
        {name: 'Bad', points: points(({unwanted}) => unwanted)},
        {name: 'Replaceable', points: points(({replaceable}) => replaceable)},
        {
          name: 'Replaceable at most, by longer lists',
          points: points(({longer}) => Math.max(...longer.map(({replaceable}) => replaceable))),
        },
      ],
    },
  };
}
