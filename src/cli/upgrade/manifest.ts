import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Tree} from './git';

/** The version of the product that a site has, as `.product.json` records it for the next upgrade. */
export type Manifest = {
  about: string;
  version: string;
  /** The Git address of the product, from which upgrades come unless another is given; empty if unknown. */
  from: string;
  /** The product's commit; empty if it came as an archive or a folder. */
  commit: string;
  /** The day of the adoption, as YYYY-MM-DD: adopting a later version gives the same files only with the same day. */
  adopted: string;
  /** Git's id of each file as the product has it, before adopting edited it. */
  files: Record<string, string>;
  /** Files that adopting removed, and that no upgrade brings back. */
  removed: string[];
};

export const manifestFile = '.product.json';

/** Whether a file is the owner's: an upgrade never replaces, merges or removes it. */
export const isOwners = (path: string): boolean =>
  /^(?:blog|docs|static|src\/site|src\/pages)\//.test(path);

/** Whether a file is in the room that an owner edits to extend the site: its new files are added by an upgrade. */
export const isExtension = (path: string): boolean => path.startsWith('src/site/');

/**
 * Writes the manifest of a version.
 *
 * @param tree all files of the product
 * @param removed those that adopting removes
 */
export function manifestOf(
  tree: Tree,
  removed: readonly string[],
  known: Pick<Manifest, 'version' | 'from' | 'commit' | 'adopted'>,
): Manifest {
  const gone = new Set(removed);
  const files = [...tree].filter(
    ([path]) => (!isOwners(path) || isExtension(path)) && !gone.has(path),
  );
  return {
    about: 'npm run upgrade reads and writes this file: the product’s files as this site got them.',
    ...known,
    files: Object.fromEntries(files.map(([path, {id}]) => [path, id])),
    removed: removed.filter((path) => !isOwners(path)).sort(),
  };
}

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify(manifest, null, 2)}\n`;

/**
 * Reads the manifest of a site.
 *
 * @throws Error that says what to do where there is none
 */
export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(
      `${manifestFile} cannot be read, so nothing says which version this site has: npm run adopt writes it, and Git has it if it was removed (${(error as Error).message}).`,
      {cause: error},
    );
  }
}
