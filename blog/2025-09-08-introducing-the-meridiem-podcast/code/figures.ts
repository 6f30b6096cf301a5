// Slow: lets a recogniser listen for some minutes.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {compareHeard} from './heard';

export const measurement: Measurement = {tolerance: 0.2};

export default function measure(): Promise<Record<string, Figure>> {
  const sorted = compareHeard().sort((a, b) => a.own - b.own);
  const points = (name: 'own' | 'other') =>
    sorted.map((piece, at): [number, number] => [at + 1, Math.round(piece[name])]);
  return Promise.resolve({
    heard: {
      title: 'Each piece of the recording is nearest to its own caption',
      description:
        'For 23 pieces, two lines: how many of a hundred words PocketSphinx heard wrongly if the piece is its own caption, and if it is the nearest other. The first line is below the second everywhere.',
      kind: 'line',
      x: {label: 'Pieces, by rank'},
      y: {label: 'Wrong words per 100'},
      emphasis: 'its own caption',
      series: [
        {name: 'its own caption', points: points('own')},
        {name: 'the nearest other', points: points('other')},
      ],
    },
  });
}
