/**
 * The lengths, in characters, of a line of code that fits a phone, the column of the text, and this with the column of
 * notes.
 */
export const fits = {phone: 30, measure: 78, wide: 110};
