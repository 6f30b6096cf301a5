type Terms = ReadonlyMap<string, number>;

/** Scores texts against one of them, whose terms are the query. */
export function bm25(texts: Terms[], k1 = 1.2, b = 0.75) {
  const lengths = texts.map((terms) =>
    [...terms.values()].reduce((sum, count) => sum + count, 0),
  );
  const average =
    lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const idf = (term: string) => {
    const having = texts.filter((terms) => terms.has(term)).length;
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
  };
  return (query: number, other: number): number => {
    const norm = k1 * (1 - b + (b * lengths[other]!) / average);
    let score = 0;
    for (const term of texts[query]!.keys()) {
      const count = texts[other]!.get(term) ?? 0;
      score += (idf(term) * count) / (count + norm);
    }
    return score;
  };
}
