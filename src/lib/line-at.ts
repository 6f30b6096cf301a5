/** The number, from 1, of the line of a text in which an offset is. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
