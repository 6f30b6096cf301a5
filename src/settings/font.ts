/** The value of an axis of a variable font, or its range. */
type Axis = number | {min: number; max: number};

export type Font = {
  name: string;
  file: string;
  axes: Record<string, Axis>;
  /** Features of OpenType to keep, besides those that are on by themselves in every font. */
  features: string[];
};

/** A font with the kind of system fonts that stand in for it until it has loaded. */
export type FontOfRole = Font & {fallback: 'sans' | 'serif' | 'mono'};

export type TitleFont = FontOfRole & {
  /** Added to its spaces, in parts of an em, where they are narrow; titles get two fifths of it. */
  wordSpacing?: number;
};
