import * as z from 'zod';

const text = z.string().min(1);

const axisSchema = z.strictObject({
  /** The quantity measured, with its unit: "Time to solve, ms". */
  label: text,
  /** `category` places strings in the order given; the default is `linear`. */
  scale: z.enum(['linear', 'log', 'category']).optional(),
});

const figureSchema = z.strictObject({
  /** What a reader should take away, as a sentence: the title above the chart. */
  title: text,
  /** What it shows, for readers who cannot see it: one or two sentences. */
  description: text,
  kind: z.enum(['line', 'bar']),
  x: axisSchema,
  y: axisSchema,
  /** The series to look at, by its name; of a single one, the category. */
  emphasis: text.optional(),
  series: z
    .array(
      z.strictObject({
        name: text,
        points: z.array(z.tuple([z.union([z.number(), z.string()]), z.number()])).min(1),
      }),
    )
    .min(1)
    // Nobody could distinguish more: see draw-chart.ts.
    .max(4),
});

export type Axis = z.infer<typeof axisSchema>;

export type Figure = z.infer<typeof figureSchema>;

/** How a `code/figures.ts` is to be repeated: what it exports as `measurement`. */
export type Measurement = {
  /**
   * Where the numbers come from: the default is what was measured on a machine, `computed` what comes out the same on any,
   * `copied` what another program printed.
   */
  kind?: 'computed' | 'copied';
  /** The command to run before the script, such as a bench whose output it reads. */
  first?: string;
  /** The share by which a number may differ when it is measured again; by default, none. */
  tolerance?: number;
};

/** A figure as stored beside its post, in `data/NAME.json`. */
export const keptFigureSchema = figureSchema.extend({
  measured: z.strictObject({
    kind: z.enum(['computed', 'copied']).optional(),
    command: text,
    date: z.iso.date(),
    /** Class of the machine: processor, cores, memory, version of Node. */
    machine: text,
    /** Reveals values changed by hand. */
    digest: text,
  }),
});

export type KeptFigure = z.infer<typeof keptFigureSchema>;

/** The same before its digest is known. */
export type MeasuredFigure = Figure & {measured: Omit<KeptFigure['measured'], 'digest'>};
