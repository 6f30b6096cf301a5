import type {Figure, Measurement} from '../../../src/lib/figure-data';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';

export const measurement: Measurement = {
  kind: 'copied',
  // The former client is measured in a checkout of the commit in printed.json.
  first:
    'BENCH_RUNS=9 npm --prefix ../at-0855baf run bench:hydration && npm run bench && npx tsx code/profile.ts STOCK ASTRO OURS',
};

type Rows = {rows: Record<string, Record<string, number>>};
const rowOf = (run: Rows) => (name: string) => run.rows[name]!;

/** A row of the bench of the former client, by the way in which the page is hydrated. */
export const rowOfFormer = rowOf(former);

/** A row of the bench of this site, by site. */
export const rowOfNow = rowOf(now as unknown as Rows);

export default async function figures(): Promise<Record<string, Figure>> {
  const before = rowOfFormer('menu open after a later press, ms');
  const after = rowOfNow('menu open after a later press, ms');
  const ways = {
    stock: 'link, stock',
    'this site, whole text first': 'link, text first',
    'this site, first screen first': 'link, first screen first',
    Astro: 'link, astro',
  } as const;
  return {
    tap: {
      title: 'Scripts are the stock site’s cost of a tap; styles and layout were ours',
      description:
        'Processor time of a tap on a link, in three parts, on four sites. Scripts take far more on the stock site than anything elsewhere. Styles and layout are largest on this site where the whole text is laid out first, and a third smaller where the first screen is.',
      kind: 'bar',
      x: {label: 'What the main thread did', scale: 'category'},
      y: {label: 'Processor time, ms'},
      emphasis: 'this site, first screen first',
      series: Object.entries(ways).map(([name, row]) => {
        const {script, style, layout, parse, paint, other} = profile.rows[row];
        return {
          name,
          points: [
            ['scripts', script],
            ['styles and layout', style + layout],
            ['all else', parse + paint + other],
          ],
        };
      }),
    },
    menu: {
      title: 'A menu that waited for React took a second; a dialog does not wait',
      description:
        'Time from a press of the menu, three seconds after the load, until it is open on a slow phone. In one run: a stock site, this site hydrated at once, and this site hydrated when used, which takes far longest. In another: a stock site, and this site with a menu that the browser brings.',
      kind: 'bar',
      x: {label: 'The menu of', scale: 'category'},
      y: {label: 'From the press to the open menu, ms'},
      emphasis: 'this site, a dialog (30 Nov)',
      series: [
        {
          name: 'menu',
          points: [
            ['stock site (27 Nov)', before['stock site']!],
            ['this site, hydrated at once', before['hydrated at once']!],
            ['this site, hydrated when used', before['hydrated when used']!],
            ['stock site (30 Nov)', after['stock site']!],
            ['this site, a dialog (30 Nov)', after['this site']!],
          ],
        },
      ],
    },
  };
}
