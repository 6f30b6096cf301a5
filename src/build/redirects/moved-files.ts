import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Redirect} from '../../content/former-address';
import {decoded} from '../../lib/addresses';
import {fileOf} from '../pages';

/** Endings of files that programs read alike: they look into feeds and pictures, whatever the ending says. */
const alike = [
  /\.(?:xml|rss|atom|rdf)$/i,
  /\.json$/i,
  /\.(?:png|jpe?g|gif|webp|avif|ico)$/i,
  /\.svg$/i,
];

/** Whether a copy of a file at the address of another serves the programs that ask for that. */
export const canStandFor = (file: string, former: string): boolean =>
  alike.some((ending) => ending.test(file) && ending.test(former));

/** The path of a target, without what follows it. */
export const pathOfTarget = (to: string): string => decoded(to.replace(/[?#].*$/s, ''));

/**
 * @param moved the entries of blog/moved.yml
 * @param inSite those below the path of the site, from which their `from` then counts
 * @throws Error if one leads to what the site does not have, or is an address of the site
 */
export function refuseUnusable(
  outDir: string,
  moved: readonly Redirect[],
  inSite: readonly Redirect[],
): void {
  const has = (path: string) => existsSync(join(outDir, fileOf(path, '/')));
  for (const {from, to} of moved) {
    if (!has(pathOfTarget(to))) {
      throw new Error(
        `blog/moved.yml: ${from} leads to ${to}, which the site does not have: write the path of a page or a file that it has.`,
      );
    }
  }
  for (const {from} of inSite) {
    if (has(from)) {
      throw new Error(`blog/moved.yml: ${from} is an address of the site: delete it.`);
    }
  }
}
