import {cpus, totalmem} from 'node:os';

/** A Markdown table with columns as wide as Prettier makes them. */
export function markdownTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join(
    '\n',
  );
}

/** Formats a number as PERFORMANCE.md does: `1,000`, `9.7`, `0.84`; a dash if it was not measured. */
export function show(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) {
    return '–';
  }
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

/**
 * The cost per post at the larger of two sizes, relative to the smaller: 1 if the cost is proportional to the
 * number of posts, less if part of it is fixed.
 */
export const growthPerPost = (
  [fewer, before]: [posts: number, value: number],
  [more, after]: [posts: number, value: number],
): number => after / more / (before / fewer);

/** Prints what a bench has measured, with the number of runs, the machine, the day and a note. */
export function print(runs: number, tables: string[], note = ''): void {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${process.platform}, Node.js ${process.version}`;
  const many = runs === 1 ? 'One run' : `Median of ${runs}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${many}, on ${machine}, ${day}:${note}\n\n${tables.join('\n\n')}\n`);
}
