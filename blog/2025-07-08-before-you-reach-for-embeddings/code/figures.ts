import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {element, recker, ways} from './docs';

export const measurement: Measurement = {kind: 'computed', first: 'code/run-docs.sh'};

/** The ways as the text calls them, short enough for a phone. */
const short = ['mean', 'first', 'pair', 'each'];

const share = (filled: number, of: number) => Math.round((1000 * filled) / of) / 10;

export default function figures(): Record<string, Figure> {
  const series = [
    {name: 'Element, bge-m3', set: element, kind: 'vectors'},
    {name: 'Element, words', set: element, kind: 'words'},
    {name: 'Recker, bge-small', set: recker, kind: 'vectors'},
    {name: 'Recker, words', set: recker, kind: 'words'},
  ];
  const byModel = element.byWay('vectors');
  const [least, most] = [Math.min(...byModel), Math.max(...byModel)];
  return {
    ways: {
      title: `How parts are combined decides whether bge-m3 fills ${least} places or ${most}`,
      description: `The share of the ceiling that words and models fill by four ways of combining a page's parts: on Element, bge-m3 fills ${share(least, element.ceiling)}% by the first part and ${share(most, element.ceiling)}% by the nearest part to each, more than words by that way; on Recker, words and bge-small are close.`,
      kind: 'bar',
      x: {label: 'How parts are combined', scale: 'category'},
      y: {label: 'Places filled, % of the ceiling'},
      emphasis: 'Element, bge-m3',
      series: series.map(({name, set, kind}) => ({
        name,
        points: ways.map((way, at): [string, number] => [short[at]!, share(set.filled(`${kind}, ${way}`), set.ceiling)]),
      })),
    },
  };
}
