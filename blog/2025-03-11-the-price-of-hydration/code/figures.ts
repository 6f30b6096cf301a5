import type {Figure, Measurement} from '../../../src/lib/figure-data';
import now from './now.json';
import former from './printed.json';
import type {Run} from './table';

export const measurement: Measurement = {
  kind: 'copied',
  // The former client is measured in a checkout of the commit in printed.json.
  first:
    'BENCH_RUNS=9 npm --prefix ../at-0855baf run bench:hydration && npm run bench > bench.log && npx tsx blog/2025-03-11-the-price-of-hydration/code/table.ts bench.log COMMIT',
};

const rowOf = (run: Pick<Run, 'rows'>) => (name: string) => run.rows[name]!;

/** A row of the bench of the former client, by the way in which the page is hydrated. */
export const rowOfFormer = rowOf(former);

/** A row of the bench of this site, by site. */
export const rowOfNow = rowOf(now as unknown as Run);

export default async function figures(): Promise<Record<string, Figure>> {
  const before = rowOfFormer('menu open after a later press, ms');
  const after = rowOfNow('menu open after a later press, ms');
  return {
    menu: {
      title: 'A menu that waited for React took a second; a dialog does not wait',
      description:
        'Time from a press of the menu, three seconds after the load, until it is open on a slow phone. In one run: a stock site, this site hydrated at once, and this site hydrated when used, which takes far longest. In another: a stock site, and this site with a menu that the browser brings.',
      kind: 'bar',
      x: {label: 'The menu of', scale: 'category'},
      y: {label: 'From the press to the open menu, ms'},
      emphasis: 'this site, a dialog (28 Nov)',
      series: [
        {
          name: 'menu',
          points: [
            ['stock site (27 Nov)', before['stock site']!],
            ['this site, hydrated at once', before['hydrated at once']!],
            ['this site, hydrated when used', before['hydrated when used']!],
            ['stock site (28 Nov)', after['stock site']!],
            ['this site, a dialog (28 Nov)', after['this site']!],
          ],
        },
      ],
    },
  };
}
