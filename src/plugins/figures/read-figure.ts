import {createHash} from 'node:crypto';
import * as z from 'zod';
import type {MeasuredFigure} from '../../lib/figure-data';
import {mostSeries} from './draw-chart';

const axis = z.strictObject({
  label: z.string().min(1),
  scale: z.enum(['linear', 'log', 'category']).optional(),
});

const schema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(20, 'say what is to be seen, in at least 20 characters'),
  kind: z.enum(['line', 'bar', 'points']),
  x: axis,
  y: axis,
  series: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        points: z.array(z.tuple([z.union([z.number(), z.string()]), z.number()])).min(1),
      }),
    )
    .min(1)
    .max(mostSeries),
  measured: z.strictObject({
    command: z.string().startsWith('npm run '),
    date: z.iso.date(),
    machine: z.string().min(1),
    digest: z.string(),
  }),
});

/** A figure as it is kept: with a digest, by which a value that somebody changed is found. */
export type KeptFigure = MeasuredFigure & {measured: MeasuredFigure['measured'] & {digest: string}};

/** Of all that a figure says, apart from the digest itself: 16 hexadecimal digits. */
export function digestOf({measured, ...figure}: MeasuredFigure): string {
  const {command, date, machine} = measured;
  const all = JSON.stringify([figure, command, date, machine]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * Reads the data of a figure.
 *
 * @param text JSON
 * @throws where it is none, or not of a figure, or not as its command wrote it; says what is wrong
 */
export function readFigure(text: string): KeptFigure {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    throw new Error('it is no JSON', {cause: error});
  }
  const {error, data} = schema.safeParse(values);
  if (error) {
    const [issue] = error.issues;
    throw new Error(`its \`${issue!.path.join('.')}\`: ${issue!.message}`);
  }
  if (digestOf(data) !== data.measured.digest) {
    throw new Error(
      `it is not as \`${data.measured.command}\` wrote it: run that again instead of changing the file`,
    );
  }
  return data;
}
