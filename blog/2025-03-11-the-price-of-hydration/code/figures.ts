import type {Figure, Measurement} from '../../../src/lib/figure-data';
import now from './now.json';
import former from './printed.json';

export const measurement: Measurement = {
  kind: 'copied',
  // The former client is measured in a checkout of the commit in printed.json.
  first: 'BENCH_RUNS=9 npm --prefix ../at-0855baf run bench:hydration',
};

type Rows = Record<string, Record<string, number>>;
const rowOf = (rows: Rows) => (name: string) => rows[name]!;

/** A row of the bench of the former client, by the way in which the page is hydrated. */
export const rowOfFormer = rowOf(former.rows);

/** A row of the bench of this site, by site, in the table or left out there. */
export const rowOfNow = rowOf({...now.rows, ...now.others} as unknown as Rows);

export default async function figures(): Promise<Record<string, Figure>> {
  const menu = rowOfFormer('menu open after a later press, ms');
  return {
    menu: {
      title: 'A menu that waited for React took a second',
      description:
        'Time from a tap on the menu, three seconds after the load, until it is open on a slow phone, of a stock site, of this site hydrated at once, and of this site hydrated when used, which takes far longest.',
      kind: 'bar',
      x: {label: 'The menu of', scale: 'category'},
      y: {label: 'From the tap to the open menu, ms'},
      emphasis: 'this site, hydrated when used',
      series: [
        {
          name: 'menu',
          points: [
            ['stock site', menu['stock site']!],
            ['this site, hydrated at once', menu['hydrated at once']!],
            ['this site, hydrated when used', menu['hydrated when used']!],
          ],
        },
      ],
    },
  };
}
