import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {replaced} from '../../../src/lib/upstream';

export const measurement: Measurement = {
  first: 'BENCH_RUNS=9 npm run bench:hydration',
};

// `npm run bench:hydration` needs a browser and ten minutes. What it printed is
// kept in a table of PERFORMANCE.md, and the charts are drawn from that.
const document = readFileSync(
  join(__dirname, '../../../.github/PERFORMANCE.md'),
  'utf8',
);

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const [, table] = /^(\| A post, hydrated .*(?:\n\|.*)*)/m.exec(document)!;
const [[, ...ways], , ...rows] = table!.split('\n').map(cellsOf) as [
  string[],
  string[],
  ...string[][],
];

/** Of a row of the table, its numbers by the way in which the page is hydrated. */
export function row(name: string): Record<string, number> {
  const [, ...cells] = rows.find(([title]) => title === name)!;
  return Object.fromEntries(
    ways.flatMap((way, at) =>
      cells[at] === '' ? [] : [[way, Number(cells[at])]],
    ),
  );
}

/** What is waited for, by the row that says how long. */
const waits = {
  'menu open on a phone, ms': 'menu, at once',
  'menu open after a later press, ms': 'menu, later',
  'the same, of a link that has just come into view, ms': 'post, at once',
  'click on a link rested on for a second, to the post painted, ms':
    'post, rested on',
};

/** What was a patch when it was measured: React has no part in these any more. */
const former = {heads: {bytes: 6508}};
const savings = {...replaced, ...former};

/** Savings of scripts, by the patches that bring them. */
const parts: Partial<Record<keyof typeof savings, string>> = {
  'prism-react-renderer$': 'highlighter',
  '@theme/prism-include-languages': 'its languages',
  heads: 'heads for programs',
  'react-router$': 'router',
  'react-helmet-async$': 'head manager',
  '@docusaurus/utils-common$': 'tslib',
  '@theme/NavbarItem/DropdownNavbarItem': 'kinds of links',
};

export default async function figures(): Promise<Record<string, Figure>> {
  const work = row('main-thread CPU of a load, ms');
  return {
    work: {
      title: 'A post that is only read takes 59% less work',
      description:
        'Time that the main thread works for the load of a post and the two seconds after it: most for the stock site, less for this site hydrated at once, less again when it is hydrated when used, and least with scripts off.',
      kind: 'bar',
      x: {label: 'The post is', scale: 'category'},
      y: {label: 'Work of the main thread, ms'},
      series: [
        {
          name: 'work',
          points: Object.entries(work).map(([way, ms]) => [
            way.replace(/^.*, /, ''),
            ms,
          ]),
        },
      ],
    },
    waits: {
      title: 'Whoever presses later waits for what was put off',
      description:
        'Times on a phone with a slow connection, for a stock site, this site hydrated at once, and this site hydrated when used: the menu pressed at once opens about as soon in both ways of this site; pressed later, it waits for the scripts where these have not been loaded; a post whose link is pressed at once, and one whose link the pointer has rested on, open sooner where the page is hydrated.',
      kind: 'bar',
      x: {label: 'On a slow phone', scale: 'category'},
      y: {label: 'Time, ms'},
      emphasis: 'hydrated when used',
      series: ['stock site', 'hydrated at once', 'hydrated when used'].map(
        (name) => ({
          name,
          points: Object.entries(waits).map(([title, label]) => [
            label,
            row(title)[name]!,
          ]),
        }),
      ),
    },
    parts: {
      title: 'The highlighter is the largest part that need not be sent',
      description:
        'What seven savings remove from the scripts of a post, each measured by a build without it: the highlighter most, then its languages, heads for programs, router, head manager, tslib, and kinds of links in the navbar that the site does not use.',
      kind: 'bar',
      x: {label: 'Left out', scale: 'category'},
      y: {label: 'Scripts, kB'},
      series: [
        {
          name: 'saved',
          points: Object.entries(parts).map(([patch, label]) => [
            label,
            Math.round(
              (savings[patch as keyof typeof parts] as {bytes: number}).bytes /
                100,
            ) / 10,
          ]),
        },
      ],
    },
  };
}
