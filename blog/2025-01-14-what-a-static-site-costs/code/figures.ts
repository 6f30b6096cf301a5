import type {Figure} from '../../../src/lib/figure-data';
import {prices, site} from './assumptions';
import {monthlyCost, type Prices, type Site} from './cost';

const cents = (dollars: number) => Number(dollars.toFixed(2));

const bill = (change: Partial<Site>, price: Partial<Prices> = {}) =>
  cents(monthlyCost({...site, ...change}, {...prices, ...price}).total);

/** Each input times a factor; of the hit ratio, the share of misses. */
const inputs: Record<string, (factor: number) => Partial<Site>> = {
  views: (factor) => ({views: site.views * factor}),
  bytes: (factor) => ({bytesPerView: site.bytesPerView * factor}),
  requests: (factor) => ({
    requestsPerView: site.requestsPerView * factor,
  }),
  misses: (factor) => ({hitRatio: 1 - (1 - site.hitRatio) * factor}),
  storage: (factor) => ({storedBytes: site.storedBytes * factor}),
};

const billsWith = (factor: number): Array<[string, number]> =>
  Object.entries(inputs).map(([name, change]) => [name, bill(change(factor))]);

const ratios = Array.from({length: 11}, (_, index) => index / 10);

const billsAt = (originGB: number): Array<[number, number]> =>
  ratios.map((hitRatio) => [hitRatio, bill({hitRatio}, {originGB})]);

export default async function figures(): Promise<Record<string, Figure>> {
  return {
    sensitivity: {
      title: 'Views move the bill most, and storage hardly at all',
      description:
        'Views move the bill most, in proportion. Requests come next, then bytes. Misses and storage hardly move it.',
      kind: 'bar',
      x: {label: 'Input that is changed', scale: 'category'},
      y: {label: 'Dollars a month'},
      emphasis: 'doubled',
      series: [
        {name: 'halved', points: billsWith(0.5)},
        {name: 'doubled', points: billsWith(2)},
      ],
    },
    'hit-ratio': {
      title: 'The hit ratio matters where bytes from storage are charged',
      description:
        'Both lines fall as more is answered at the edge, and meet where all of it is. Where the bytes between storage and edge cost as much as those to readers, the fall is steeper by far.',
      kind: 'line',
      x: {label: 'Share answered at the edge'},
      y: {label: 'Dollars a month'},
      emphasis: 'costs as edge to reader',
      series: [
        {name: 'storage to edge is free', points: billsAt(0)},
        {
          name: 'costs as edge to reader',
          points: billsAt(prices.edgeGB),
        },
      ],
    },
  };
}
