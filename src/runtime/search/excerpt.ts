/** A piece of an excerpt; `isMatch` if it matches the query. */
export type ExcerptPart = {text: string; isMatch: boolean};

const characters: Record<string, string> = {'&lt;': '<', '&gt;': '>'};

/**
 * Splits an excerpt from the index into pieces. It is text whose `<` and `>` are written as entities, with
 * `<mark>` around matches. No other HTML in it is parsed.
 */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    // The index marks the punctuation around a word too; a sign of HTML ends in a semicolon.
    .replace(/<mark>([(“‘"]+)/g, '$1<mark>')
    .replace(/([.,:!?)”’"…]+)<\/mark>/g, '</mark>$1')
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const isMatch = part.startsWith('<mark>');
      const text = part.replace(/<\/?mark>/g, '').replace(/&[lg]t;/g, (name) => characters[name]!);
      return {text, isMatch};
    });
