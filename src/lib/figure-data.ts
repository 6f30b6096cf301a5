/** One axis of a chart. */
export type Axis = {
  /** The quantity measured, with its unit: "Time to solve, ms". */
  label: string;
  /** `category` places strings in the order given; the default is `linear`. */
  scale?: 'linear' | 'log' | 'category';
};

/** What a chart shows. */
export type Figure = {
  /** What a reader should take away, as a sentence: the title above the chart. */
  title: string;
  /** What it shows, for readers who cannot see it: one or two sentences. */
  description: string;
  kind: 'line' | 'bar';
  x: Axis;
  y: Axis;
  /** The series to look at, by its name; of a single one, the category. */
  emphasis?: string;
  series: Array<{name: string; points: Array<[x: number | string, y: number]>}>;
};

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
export type MeasuredFigure = Figure & {
  measured: {
    kind?: Measurement['kind'];
    /** The command that repeats the measurement. */
    command: string;
    /** ISO 8601 day. */
    date: string;
    /** Class of the machine: processor, cores, memory, version of Node. */
    machine: string;
  };
};
