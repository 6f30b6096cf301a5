/** What a page needs to show the cover of a post. */
export type Cover = {
  /** The name of its file, without the ending. */
  file: string;
  /** The number of its sky, from 0 to 7. */
  sky: number;
};

/** The file of a cover in the published folder. Its name changes with its contents, so browsers may keep it. */
export const coverFile = ({file}: Cover): string => `assets/covers/${file}.svg`;

/** The id of the drawing inside its file, by which pages refer to it. */
export const drawingId = 'p';

/** The place of a day in its year, from 0 to 1, in UTC. */
export function placeInYear(date: Date): number {
  const year = date.getUTCFullYear();
  const start = Date.UTC(year, 0);
  return (date.getTime() - start) / (Date.UTC(year + 1, 0) - start);
}

/** The sky of a day, as if its year were one day: 0 after midnight, in January, to 7 before it. */
export const skyOf = (date: Date): number => Math.floor(placeInYear(date) * 8);
