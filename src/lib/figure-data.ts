/** One axis of a chart. */
export type Axis = {
  /** What is measured, with its unit: "Time to solve, ms". */
  label: string;
  /** `category` places texts in the order given; the default is `linear`. */
  scale?: 'linear' | 'log' | 'category';
};

/** What a chart shows. */
export type Figure = {
  title: string;
  /** What is to be seen in it, for those who do not see it: one or two sentences. */
  description: string;
  kind: 'line' | 'bar' | 'points';
  x: Axis;
  y: Axis;
  series: Array<{name: string; points: Array<[x: number | string, y: number]>}>;
};

/** A figure as it lies beside its post, in `data/NAME.json`. */
export type MeasuredFigure = Figure & {
  measured: {
    /** What repeats it. */
    command: string;
    /** ISO 8601 day. */
    date: string;
    /** Class of the machine: processor, cores, memory, version of Node. */
    machine: string;
  };
};
