import {createHash} from 'node:crypto';
import type * as z from 'zod';
import {keptFigureSchema, type KeptFigure, type MeasuredFigure} from '../../lib/figure-data';
import {Problem} from '../../lib/problem';

/** Digest of everything in a figure, except the digest itself: 16 hexadecimal digits. */
export function digestOf({measured, ...figure}: MeasuredFigure): string {
  const {kind, command, date, machine} = measured;
  const all = JSON.stringify([figure, command, date, machine, ...(kind ? [kind] : [])]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the data of a figure.
 *
 * @param written JSON
 * @param name of the data, for messages
 * @throws Problem if it is not a figure, or not as its command wrote it
 */
export function readFigure(written: string, name: string): KeptFigure {
  const {error, data} = keptFigureSchema.safeParse(parsed(written));
  if (error) {
    const [{path, message}] = error.issues as [z.core.$ZodIssue];
    throw new Problem(
      `${name} is not a figure that can be drawn (\`${path.join('.')}\`: ${message})`,
      'correct code/figures.ts, and run `npm run figures` again',
    );
  }
  if (digestOf(data) !== data.measured.digest) {
    throw new Problem(
      `${name} is not as \`${data.measured.command}\` wrote it`,
      'run that again instead of changing the file',
    );
  }
  return data;
}
