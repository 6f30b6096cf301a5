import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {distances} from './heard';
import {published, transcripts} from './words';

export const measurement: Measurement = {
  kind: 'computed',
  first: 'npx tsx code/faults.ts, in the folder of the post',
};

export default function measure(): Record<string, Figure> {
  const captions = published.map(({text}) => text);
  const pieces = distances(captions, transcripts()['No fault']!)
    .map((piece, at) => ({...piece, caption: String(at + 1)}))
    .sort((a, b) => b.own - a.own);
  const points = (name: 'own' | 'other') =>
    pieces.map((piece): [string, number] => [piece.caption, Math.round(piece[name])]);
  const most = (name: 'own' | 'other') => Math.round(Math.max(...pieces.map((one) => one[name])));
  const least = (name: 'own' | 'other') => Math.round(Math.min(...pieces.map((one) => one[name])));
  return {
    heard: {
      title: 'Each piece is nearer to its own caption than to any other',
      description: `Word error rate of what PocketSphinx heard in 23 pieces of the recording. For each, two bars: against its own caption, from ${least('own')} to ${most('own')} per cent, and against the closest of the 22 others, from ${least('other')} to ${most('other')}. The first is shorter everywhere.`,
      kind: 'bar',
      x: {label: 'Number of the caption, hardest to hear first'},
      y: {label: 'Word error rate, %'},
      emphasis: 'own caption',
      series: [
        {name: 'own caption', points: points('own')},
        {name: 'closest other', points: points('other')},
      ],
    },
  };
}
