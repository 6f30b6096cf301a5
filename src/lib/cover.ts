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
