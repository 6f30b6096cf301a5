import {cpus, totalmem} from 'node:os';

/** What was measured of something, by the rows of PERFORMANCE.md. */
export type Measures = Record<string, number>;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The median of each measure. */
export const medians = (samples: Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(samples[0]!).map((name) => [name, median(samples.map((sample) => sample[name]!))]),
  );

/** Formats a number as PERFORMANCE.md does: `1,848`, `87.5`, `5.51`, `0.0002`. */
const show = (value: number): string =>
  value.toLocaleString(
    'en',
    value >= 100 ? {maximumFractionDigits: 0} : {maximumSignificantDigits: 3},
  );

/**
 * Prints what a bench has measured as tables of Markdown, with the number of runs, the machine and the day.
 *
 * @param sites their names, which head the columns
 * @param tables what was measured of each site, by the head of the first column; a dash stands for what a site lacks
 */
export function print(runs: number, sites: string[], tables: Map<string, Measures[]>): void {
  const markdown = [...tables].map(([head, ofSites]) => {
    const names = new Set(ofSites.flatMap((measures) => Object.keys(measures)));
    const rows = [...names].map((name) => [
      name,
      ...ofSites.map(({[name]: value}) => (value === undefined ? '–' : show(value))),
    ]);
    const table = [[head, ...sites], [head, ...sites].map(() => '---'), ...rows];
    return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  });
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB of memory, ${process.platform}, Node.js ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\nMedian of ${runs}, on ${machine}, ${day}:\n\n${markdown.join('\n')}`);
}
