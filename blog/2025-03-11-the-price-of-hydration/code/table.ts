import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export type Run = {
  what: string;
  commit: string;
  date: string;
  runs: string;
  /** The rows of the benchmark, by site. */
  rows: Record<string, Record<string, number>>;
};

/** The rows of “What it is now”: what the post calls them, and what the benchmark does. */
const rows: Array<[title: string, row: string]> = [
  ['HTML, kB', 'HTML, kB'],
  ['Scripts, for someone who only reads, kB', 'scripts, kB'],
  ['Work of the main thread, ms', 'main-thread CPU of a load, ms'],
  ['Load until a menu pressed early is open, ms', 'menu open on a phone, ms'],
  ['Menu, pressed after three seconds, ms', 'menu open after a later press, ms'],
  ['Tap on a post, ms', 'tap on a post on a phone, to its h1 painted, ms'],
  [
    'Click half a second after the first paint, ms',
    'click half a second after the first paint, to its h1 painted, ms',
  ],
  [
    'Click, three seconds after a mouse moved, ms',
    'click on a post, 3 s after a mouse has moved, to its h1 painted, ms',
  ],
  ['Scripts once a mouse has moved, kB', 'scripts of a reader at a desk, kB'],
];

/** Needed by the prose, and not in the table. */
const besides = ['blocking after a mouse has moved, ms'];

const sites = ['Stock', 'Astro', 'This site'];
const keys = ['stock site', 'Astro', 'this site'];

const counts = 'none one two three four five six seven eight nine'.split(' ');

export const dayOf = ({date}: Run) =>
  new Date(date).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric'});

function shown(value: number | undefined, title: string): string {
  if (value === undefined) {
    return '–';
  }
  return title.endsWith('kB') ? value.toFixed(1) : value.toLocaleString('en-GB');
}

/** The table of a run, in Markdown. */
export function tableOf(run: Run): string {
  const heads = [`Median of ${run.runs} runs, ${dayOf(run)}`, ...sites];
  const cells = rows.map(([title, row]) => [
    title,
    ...keys.map((key) => shown(run.rows[row]![key], title)),
  ]);
  const widths = heads.map((_, at) =>
    Math.max(...[heads, ...cells].map((line) => line[at]!.length)),
  );
  const lineOf = (line: string[]) =>
    `| ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [heads, rule, ...cells].map(lineOf).join('\n');
}

/** What the benchmark printed of a post. */
function readRun(log: string, commit: string): Run {
  const [, runs, date] = /^Median of (\d+), .*(\d{4}-\d\d-\d\d):$/m.exec(log)!;
  const printed = new Map(
    log.split('\n').flatMap((line): Array<[string, string]> => {
      const [, name, post] = line.split('|').map((cell) => cell.trim());
      return post?.includes('→') ? [[name!, post]] : [];
    }),
  );
  const names = [...rows.map(([, row]) => row), ...besides];
  return {
    what: 'What `npm run bench` printed of this site: the same post, a stock site and Astro in the same run.',
    commit,
    date: date!,
    runs: counts[Number(runs)]!,
    rows: Object.fromEntries(
      names.map((name) => {
        const values = printed.get(name)!.split(/, | → /);
        const known = keys.flatMap((key, at): Array<[string, number]> =>
          values[at] === '–' ? [] : [[key, Number(values[at])]],
        );
        return [name, Object.fromEntries(known)];
      }),
    ),
  };
}

// Run by itself with the log of `npm run bench` and its commit, this writes now.json and the table of the post.
if (process.argv[1] === __filename) {
  const run = readRun(readFileSync(process.argv[2]!, 'utf8'), process.argv[3]!);
  writeFileSync(join(__dirname, 'now.json'), `${JSON.stringify(run, null, 2)}\n`);
  const post = join(__dirname, '../index.md');
  const [before, after] = readFileSync(post, 'utf8').split('## What it is now');
  const table = after!.replace(/(?:^\|.*\n)+/m, () => `${tableOf(run)}\n`);
  writeFileSync(post, `${before}## What it is now${table}`);
}
