// #region sign
function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/** How likely `n` coins fall at most `k` times on one given side. */
const tail = (n: number, k: number): number =>
  Array.from({length: k + 1}, (_, i) => choose(n, i) / 2 ** n).reduce(
    (sum, part) => sum + part,
    0,
  );

/** Two-sided sign test of the posts that changed; ties are left out. */
export const signTest = (better: number, worse: number): number =>
  Math.min(1, 2 * tail(better + worse, Math.min(better, worse)));
// #endregion

/** Mulberry32: a small generator of numbers in [0, 1), by its seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The middle 95% of the precisions of posts drawn with repetition. */
export function bootstrap(hits: number[], draws = 10_000): number[] {
  const next = random(20250708);
  const means = Array.from({length: draws}, () => {
    let total = 0;
    for (const _ of hits) {
      total += hits[Math.floor(next() * hits.length)]!;
    }
    return total / (3 * hits.length);
  }).sort((a, b) => a - b);
  return [means[draws * 0.025]!, means[draws * 0.975 - 1]!];
}

/**
 * How likely the sign test finds, below 0.05, a change that makes each
 * changed post better with probability `q`, when `n` posts change.
 */
export function power(n: number, q: number): number {
  let found = 0;
  for (let better = 0; better <= n; better += 1) {
    if (signTest(better, n - better) < 0.05) {
      found += choose(n, better) * q ** better * (1 - q) ** (n - better);
    }
  }
  return found;
}
