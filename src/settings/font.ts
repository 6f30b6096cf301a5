/** Where an axis of a variable font stands, or how far it may go. */
type Axis = number | {min: number; max: number};

export type Font = {
  /** The package. */
  name: string;
  /** The file, inside the package. */
  file: string;
  axes: Record<string, Axis>;
  /** Features of OpenType to keep, besides those that are on by themselves in every font. */
  features: string[];
};

/** A font with the kind of system fonts that stand in for it until it has come. */
export type FontOfRole = Font & {fallback: 'sans' | 'serif' | 'mono'};
