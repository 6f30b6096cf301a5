import {relative} from 'node:path';
import logger from '@docusaurus/logger';
import type {Nodes} from 'mdast';

type Placed = {position?: Nodes['position']};

/** The parts of a VFile that stop the build: `fail` throws, with the file and the position. */
export type File = {path: string; fail: (reason: string, place?: Nodes['position']) => never};

/** The file and line of a node, in the form that authors look for. */
export function placeOf(path: string, {position}: Placed): string {
  const file = relative(process.cwd(), path);
  return position ? `${file}:${position.start.line}` : file;
}

const printed = new Set<string>();

/**
 * Prints a warning about a text, but only once, since Docusaurus compiles each text two or three times, for
 * readers and for the build.
 */
export function warn(path: string, node: Placed, message: string): void {
  const warning = `${placeOf(path, node)}: ${message}`;
  if (!printed.has(warning)) {
    printed.add(warning);
    logger.warn(warning);
  }
}

/**
 * Stops the build at a node.
 *
 * @param inside the number of the faulty line inside a fence, from 1
 */
export function stopAt(file: File, {position}: Placed, message: string, inside = 0): never {
  return file.fail(
    position ? `${file.path}:${position.start.line + inside}: ${message}` : message,
    position,
  );
}
