import {createHash} from 'node:crypto';
import * as z from 'zod';
import type {MeasuredFigure} from '../../lib/figure-data';
import {Problem} from '../../lib/problem';
import {mostSeries} from './draw-chart';

const text = (remedy: string) => z.string({error: remedy}).min(1, {error: remedy});

const axis = z.strictObject(
  {
    label: text('say what the axis measures, with its unit'),
    scale: z
      .enum(['linear', 'log', 'category'], {error: 'write linear, log or category'})
      .optional(),
  },
  {error: 'write {label: "what it measures"}'},
);

const seen = 'say what is to be seen, in at least 20 characters';
const pairs = 'write a list of pairs, such as [[1, 10], [2, 20]]';
const fromCommand = 'leave it to `npm run figures`, which notes how the figure was measured';

const schema = z.strictObject(
  {
    title: text('say what a reader should take away from the figure'),
    description: z.string({error: seen}).min(20, {error: seen}),
    kind: z.enum(['line', 'bar'], {error: 'write line or bar'}),
    x: axis,
    y: axis,
    emphasis: text('name the series to look at').optional(),
    series: z
      .array(
        z.strictObject(
          {
            name: text('say what the series is called'),
            points: z
              .array(
                z.tuple(
                  [
                    z.union([z.number(), z.string()], {error: pairs}),
                    z.number({error: 'write a number, which is measured'}),
                  ],
                  {error: pairs},
                ),
                {error: pairs},
              )
              .min(1, {error: 'give it a point, at least'}),
          },
          {error: 'write {name, points}'},
        ),
        {error: 'write a list of series, each as {name, points}'},
      )
      .min(1, {error: 'give it a series, at least'})
      .max(mostSeries, {error: `keep at most ${mostSeries} series: more are not told apart`}),
    measured: z.strictObject(
      {
        kind: z.enum(['computed', 'copied'], {error: fromCommand}).optional(),
        command: z.string({error: fromCommand}).startsWith('npm run ', {error: fromCommand}),
        date: z.iso.date({error: fromCommand}),
        machine: text(fromCommand),
        digest: z.string({error: fromCommand}),
      },
      {error: fromCommand},
    ),
  },
  {error: 'write what src/lib/figure-data.ts calls a figure'},
);

/** A figure as stored: with a digest, which reveals values changed by hand. */
export type KeptFigure = MeasuredFigure & {measured: MeasuredFigure['measured'] & {digest: string}};

/** Digest of everything in a figure, except the digest itself: 16 hexadecimal digits. */
export function digestOf({measured, ...figure}: MeasuredFigure): string {
  const {kind, command, date, machine} = measured;
  const all = JSON.stringify([figure, command, date, machine, ...(kind ? [kind] : [])]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * Reads the data of a figure.
 *
 * @param text JSON
 * @param name of the data, for messages
 * @throws Problem if it is not JSON, not a figure, or not as its command wrote it
 */
export function readFigure(text: string, name: string): KeptFigure {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (cause) {
    const remedy =
      'write it again with `npm run figures -- SLUG`, which measures and writes the file';
    throw new Problem(`${name} is no JSON`, remedy, 0, {cause});
  }
  const {error, data} = schema.safeParse(values);
  if (error) {
    const [issue] = error.issues;
    const keys = issue!.code === 'unrecognized_keys' ? issue.keys : [];
    const key = [...issue!.path, ...keys.slice(0, 1)].join('.');
    const what = keys.length > 0 ? 'delete it' : issue!.message;
    throw key === ''
      ? new Problem(`${name} is no figure`, what)
      : new Problem(
          `${name} cannot be drawn, for its \`${key}\` is missing or cannot be read`,
          `${what}, in code/figures.ts, and run \`npm run figures\` again`,
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
