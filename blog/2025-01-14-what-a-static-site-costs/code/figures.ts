import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {allowance, plans} from './assumptions';
import {limit, spent} from './flood';
import {asYouGo, covered, pages} from './plans';

const cents = (dollars: number) => Number(dollars.toFixed(2));

const views = [10, 100, 200, 250, 300, 400, 500].map(
  (thousands) => thousands * 1e3,
);
const hours = Array.from({length: 17}, (_, quarter) => quarter / 4);

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  const pro = Math.min(...Object.values(pages).map((one) => covered(one, 'Pro')));
  return {
    plans: {
      title: 'Light pages never cost as much as the plan; heavy ones do',
      description:
        'Paying as you go with the allowance subtracted, a page of 200 kB stays near nothing up to all the views that the Pro plan covers. A page of 4 MB costs nothing until its terabyte is used up, and then rises steeply above the $15 of the plan.',
      kind: 'line',
      x: {label: 'Views a month, thousands'},
      y: {label: 'Dollars a month'},
      emphasis: 'as you go, 4 MB',
      series: [
        ...Object.entries(pages).map(([name, page]) => ({
          name: `as you go, ${name}`,
          points: views.map((count): [number, number] => [
            count / 1e3,
            cents(asYouGo(page, count)),
          ]),
        })),
        {
          name: 'Pro plan',
          points: views
            .filter((count) => count <= pro)
            .map((count): [number, number] => [count / 1e3, plans.Pro.dollars]),
        },
      ],
    },
    flood: {
      title: 'The flood passes the limit within hours, whatever is left of the allowance',
      description:
        'The bill grows evenly with the hours of the flood: at once if the allowance has been used up, and after its terabyte if not. It crosses the limit of the budget in the first half hour, or after three.',
      kind: 'line',
      x: {label: 'Hours of the flood'},
      y: {label: 'Dollars'},
      emphasis: 'untouched',
      series: [
        {
          name: 'allowance used up',
          points: hours.map((hour) => [hour, cents(spent(hour))]),
        },
        {
          name: 'untouched',
          points: hours.map((hour) => [hour, cents(spent(hour, allowance))]),
        },
        {
          name: 'the budget’s limit',
          points: hours.map((hour) => [hour, limit]),
        },
      ],
    },
  };
}
