import {relative} from 'node:path';
import {logger} from '@docusaurus/logger';
import type {Nodes} from 'mdast';
import {Problem} from '../lib/problem';

type Placed = {position?: Nodes['position']};

/** The parts of a VFile that stop the build: `fail` throws, with the file and the position. */
export type File = {path: string; fail: (reason: string, place?: Nodes['position']) => never};

/** The file and line of a node, in the form that authors look for. */
export function placeOf(path: string, {position}: Placed): string {
  const file = relative(process.cwd(), path);
  return position ? `${file}:${position.start.line}` : file;
}

/** The warnings of one cause: the first of them, and where all are. */
type Cause = {first: string; places: Set<string>; pages: Set<string>};

const causes = new Map<string, Cause>();

function print(): void {
  for (const {first, places, pages} of causes.values()) {
    const others = places.size - 1;
    const where = pages.size === 1 ? 'on this page' : `on ${pages.size} pages in all`;
    logger.warn(others === 0 ? first : `${first} The same goes for ${others} more, ${where}.`);
  }
}

/**
 * Warns about a text. A build prints one line for each cause when it ends, since one habit of an author may be on all
 * pages of a blog; `npm start` prints each warning at once. Docusaurus compiles each text two or three times, for
 * readers and for the build: no place is counted twice.
 *
 * @param cause what warnings have in common whose messages differ, such as in an address
 */
export function warn(path: string, node: Placed, message: string, cause = message): void {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && causes.size === 0) {
    process.once('exit', print);
  }
  const place = `${placeOf(path, node)}: ${message}`;
  const {places, pages} = causes.get(cause) ?? {places: new Set(), pages: new Set()};
  if (places.size === 0) {
    causes.set(cause, {first: place, places, pages});
  }
  if (!isBuild && !places.has(place)) {
    logger.warn(place);
  }
  places.add(place);
  pages.add(path);
}

/** Stops the build at a node, or at the line of it that a problem names. */
export function stopAt(file: File, {position}: Placed, error: unknown): never {
  const {message} = error as Error;
  const line = (position?.start.line ?? 0) + (error instanceof Problem ? error.line : 0);
  return file.fail(position ? `${file.path}:${line}: ${message}` : message, position);
}
