import {cpus, totalmem} from 'node:os';

/** A table of Markdown, its columns as wide as Prettier makes them. */
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

/** As README writes numbers: `1,000`, `9.7`, `0.84`; a dash for what was not measured. */
export function show(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) {
    return '–';
  }
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

/**
 * How much more a post costs in the larger of two sizes than in the smaller: 1 where it grows as posts do,
 * less where a part is the same whatever the number of posts.
 */
export const growthPerPost = (
  [fewer, before]: [posts: number, value: number],
  [more, after]: [posts: number, value: number],
): number => after / more / (before / fewer);

/** What kind of machine this is. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${process.platform}, Node.js ${process.version}`;
}
