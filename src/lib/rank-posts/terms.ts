/** How often a text uses each term, by the word's stem. */
export type Terms = Map<string, number>;

export type Stem = (word: string) => string;

/** The prose of a text in Markdown: without code blocks, imports, tags and the addresses of links. */
function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[^]*?^\1`*~*$/gm, ' ')
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}|<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\]\([^)]*\)|^\[[^\]]+\]:.*$/gm, ' ');
}

/** Counts the terms of texts in Markdown, each with how often a word in it counts. */
export function countTerms(weighted: Array<[text: string, weight: number]>, stem: Stem): Terms {
  const terms: Terms = new Map();
  for (const [text, weight] of weighted) {
    for (const [word] of withoutMarkup(text)
      .toLowerCase()
      .matchAll(/\p{L}{3,}/gu)) {
      const term = stem(word);
      terms.set(term, (terms.get(term) ?? 0) + weight);
    }
  }
  return terms;
}
