/** A text as a pattern that matches it alone. */
export const escapeRegexp = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
