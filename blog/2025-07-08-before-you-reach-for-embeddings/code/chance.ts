// #region randomisation
/**
 * How likely a sum of differences at least this large is if each could as
 * well have gone the other way. Goes through all 2 ** n ways.
 */
export function randomisation(differences: number[]): number {
  const changed = differences.filter((difference) => difference !== 0);
  let sums = [0];
  for (const by of changed) {
    sums = sums.flatMap((sum) => [sum + by, sum - by]);
  }
  const found = Math.abs(sums[0]!) - 1e-9;
  return sums.filter((sum) => Math.abs(sum) >= found).length / sums.length;
}
// #endregion

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/** How likely at most `k` of `n` coins show heads. */
const tail = (n: number, k: number): number =>
  Array.from({length: k + 1}, (_, i) => choose(n, i) / 2 ** n).reduce(
    (sum, part) => sum + part,
    0,
  );

/** The randomisation test where all changes are of one size: the sign test. */
export const signTest = (better: number, worse: number): number =>
  Math.min(1, 2 * tail(better + worse, Math.min(better, worse)));

/**
 * How likely the sign test notices, at 0.05, that `n` changed posts have
 * each become better with probability `q`.
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
