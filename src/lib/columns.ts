/** The lengths, in characters, of a line of code that fits a phone, and of one that fits the text's full width. */
export const fits = {phone: 28, measure: 72};
