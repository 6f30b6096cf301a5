import {readFileSync} from 'node:fs';

type Table = Record<string, unknown>;

const tables: Table[] = [];

/**
 * Reads a table of what plugins say of each page, by its path. It is not a part of the bundle, which would be
 * another with each word that is counted somewhere.
 */
export function readTable(file: string): Table {
  const table = JSON.parse(readFileSync(file, 'utf8')) as Table;
  tables.push(table);
  return table;
}

/** What the tables say of a page, those of all pages (`*`) among it. */
export const saidOf = (pathname: string): string =>
  JSON.stringify(tables.map((table) => [table[pathname], table['*']]));
