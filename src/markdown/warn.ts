import {relative} from 'node:path';
import logger from '@docusaurus/logger';

type Placed = {position?: {start: {line: number}} | undefined};

/** The file and the line of a node, as an author looks for them. */
export function placeOf(path: string, {position}: Placed): string {
  const file = relative(process.cwd(), path);
  return position ? `${file}:${position.start.line}` : file;
}

const printed = new Set<string>();

/**
 * Prints a warning about a text. Docusaurus compiles each text two or three times, for readers and for the build, so
 * the same warning is printed once.
 */
export function warn(path: string, node: Placed, message: string): void {
  const warning = `${placeOf(path, node)}: ${message}`;
  if (!printed.has(warning)) {
    printed.add(warning);
    logger.warn(warning);
  }
}
