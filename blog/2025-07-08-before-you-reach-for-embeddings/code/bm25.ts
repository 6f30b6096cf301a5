type Terms = ReadonlyMap<string, number>;

/**
 * Scores texts against one of them. The query is its terms, or only the given
 * number of those with the highest weight, as in Lucene's MoreLikeThis.
 */
export function bm25(texts: Terms[], most = Infinity, k1 = 1.2, b = 0.75) {
  const lengths = texts.map((terms) =>
    [...terms.values()].reduce((sum, count) => sum + count, 0),
  );
  const average =
    lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const idf = (term: string) => {
    const having = texts.filter((terms) => terms.has(term)).length;
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
  };
  const queries = texts.map((terms) =>
    [...terms]
      .map(([term, count]) => ({term, weight: count * idf(term)}))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most)
      .map(({term}) => term),
  );
  return (query: number, other: number): number => {
    const norm = k1 * (1 - b + (b * lengths[other]!) / average);
    let score = 0;
    for (const term of queries[query]!) {
      const count = texts[other]!.get(term) ?? 0;
      score += (idf(term) * count) / (count + norm);
    }
    return score;
  };
}
