import type {Files} from '../../model';

/** A row of the database; flags are numbers or booleans by the version. */
export type Row = Record<string, unknown>;

/** The tables of an export that are read. */
export type Data = Record<
  'posts' | 'tags' | 'users' | 'posts_tags' | 'posts_authors' | 'posts_meta' | 'settings',
  Row[]
>;

export type Export = {path: string; version: string; data: Data};

/** A column as text; empty if it is null. */
export const text = (row: Row | undefined, name: string): string => {
  const value = row?.[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

const rows = (tables: Row, name: string): Row[] => {
  const table = tables[name];
  return Array.isArray(table) ? (table as Row[]) : [];
};

function exportOf(path: string, content: Buffer): Export | undefined {
  try {
    const json = JSON.parse(content.toString().replace(/^\ufeff/, '')) as {
      db?: Row[];
      data?: Row;
    } | null;
    const outer = (json?.db?.[0] ?? json) as {data?: Row; meta?: Row} | null;
    const tables = outer?.data;
    return tables !== undefined && Array.isArray(tables.posts)
      ? {
          path,
          version: text(outer?.meta, 'version'),
          data: {
            posts: rows(tables, 'posts'),
            tags: rows(tables, 'tags'),
            users: rows(tables, 'users'),
            posts_tags: rows(tables, 'posts_tags'),
            posts_authors: rows(tables, 'posts_authors'),
            posts_meta: rows(tables, 'posts_meta'),
            settings: rows(tables, 'settings'),
          },
        }
      : undefined;
  } catch {
    // Other JSON files lie in folders and archives too.
    return undefined;
  }
}

/** Finds the export among files: both `{db: [{data}]}` and `{data}`. */
export function findExport(files: Files): Export | undefined {
  for (const [path, content] of files) {
    const found =
      path.endsWith('.json') && !/package(?:-lock)?\.json$/.test(path)
        ? exportOf(path, content)
        : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
