import {cpus, totalmem} from 'node:os';
import {format} from 'prettier';

/** The rows of a table, the first of which is its head. */
export type Table = string[][];

/** A table as PERFORMANCE.md has it. */
function markdownOf([head, ...body]: Table): Promise<string> {
  const rows = [head!, head!.map(() => '---'), ...body];
  return format(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), {parser: 'markdown'});
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
export async function print(runs: number, tables: Table[], note = ''): Promise<void> {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${process.platform}, Node.js ${process.version}`;
  const many = runs === 1 ? 'One run' : `Median of ${runs}`;
  const day = new Date().toISOString().slice(0, 10);
  const markdown = await Promise.all(tables.map(markdownOf));
  console.log(`\n${many}, on ${machine}, ${day}:${note}\n\n${markdown.join('\n')}`);
}
