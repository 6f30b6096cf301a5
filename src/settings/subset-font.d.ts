declare module 'subset-font' {
  type Options = {
    /** Numbers fix an axis, which then is gone; ranges limit it. */
    variationAxes?: Record<string, number | {min: number; max: number}>;
    targetFormat?: 'truetype' | 'woff2';
    keepAllGlyphs?: boolean;
    /** All, unless some are named. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  };

  /** @param text the letters to keep; `undefined` with `keepAllGlyphs` */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
