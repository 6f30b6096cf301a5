import {readFileSync} from 'node:fs';

type Table = Record<string, unknown>;

const tables: Table[] = [];

/**
 * Reads a table of what plugins add to each page, by its path. It is kept out of the bundle, which would otherwise
 * change with every word that is counted somewhere.
 */
export function readTable(file: string): Table {
  const table = JSON.parse(readFileSync(file, 'utf8')) as Table;
  tables.push(table);
  return table;
}

/** The table entries of a page, including those for all pages (`*`). */
export const saidOf = (pathname: string): string =>
  JSON.stringify(tables.map((table) => [table[pathname], table['*']]));
