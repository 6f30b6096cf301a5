import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Figure} from '../../../src/lib/figure-data';

// `npm run bench` needs a browser and half an hour. What it printed is
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

const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf);
const start = rows.findIndex(([name]) => name === 'Stock site → this one');
const [, ...pages] = rows[start]!;

/** Of a row of the table: stock site and this one, by page. */
function valuesOf(name: string): Array<[stock: number, ours: number]> {
  const [, ...cells] = rows.slice(start).find(([title]) => title === name)!;
  return cells
    .filter((cell) => cell !== '')
    .map((cell) => {
      const [stock, ours] = cell.split('→').map(Number);
      return [stock!, ours!];
    });
}

const sites = ['stock Docusaurus', 'this site'] as const;

/** How much less this site has of something, in per cent, by page. */
export function savings(row: string): Record<string, number> {
  return Object.fromEntries(
    valuesOf(row).map(([stock, ours], at) => [
      pages[at]!,
      Math.round((1 - ours / stock) * 100),
    ]),
  );
}

function byPage(row: string, title: string, description: string): Figure {
  const values = valuesOf(row);
  return {
    title,
    description,
    kind: 'bar',
    x: {label: 'Page', scale: 'category'},
    y: {label: row.replace(/^./, (letter) => letter.toUpperCase())},
    emphasis: 'this site',
    series: sites.map((name, index) => ({
      name,
      points: pages.map((page, at) => [page, values[at]![index]!]),
    })),
  };
}

function onPost(
  names: Record<string, string>,
  title: string,
  description: string,
): Figure {
  return {
    title,
    description,
    kind: 'bar',
    x: {label: 'On a post', scale: 'category'},
    y: {label: 'Time, ms'},
    emphasis: 'this site',
    series: sites.map((name, index) => ({
      name,
      points: Object.entries(names).map(([row, label]) => [
        label,
        valuesOf(row)[0]![index]!,
      ]),
    })),
  };
}

export default async function figures(): Promise<Record<string, Figure>> {
  const saved = Object.values(savings('scripts, kB'));
  return {
    scripts: byPage(
      'scripts, kB',
      'Every page runs at least 31% fewer bytes of scripts than the stock site',
      `Bytes of the scripts of five kinds of page, in brotli: a stock site of the same posts beside this one, which sends between ${Math.min(...saved)} and ${Math.max(...saved)}% less.`,
    ),
    work: byPage(
      'main-thread CPU of a load, ms',
      'The main thread works less on every page',
      'Time that the main thread works for a load and the two seconds after it, on five kinds of page, a stock site of the same posts beside this one, which works less on each.',
    ),
    waits: onPost(
      {
        'largest contentful paint, ms': 'largest paint',
        'colour switch works, ms': 'colour switch',
        'menu open on a phone, ms': 'menu open',
        'click on a post to its h1 painted, ms': 'next post',
      },
      'Each wait is shorter, the one for the menu least so',
      'Times on an emulated slow phone connection, a stock site of the same posts beside this one: each wait is shorter here, the one for the menu the least so.',
    ),
  };
}
