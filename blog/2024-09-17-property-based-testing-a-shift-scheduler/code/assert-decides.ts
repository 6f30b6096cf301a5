import assert from 'node:assert';
import fc from 'fast-check';

// #region helper
/** Fails if the rule would decide fewer than five times in this many runs. */
export function assertDecides<T>(
  rule: string,
  inputs: fc.Arbitrary<T>,
  decides: (input: T) => boolean,
  {numRuns = 100, seeds = 20} = {},
) {
  let hits = 0;
  for (let seed = 1; seed <= seeds && hits < 5 * seeds; seed++) {
    hits += fc.sample(inputs, {seed, numRuns}).filter(decides).length;
  }
  const perTest = hits / seeds;
  const found = `${rule}: ${perTest.toFixed(2)} hits in ${numRuns} runs`;
  assert(perTest >= 5, `${found} (want 5)`);
}
// #endregion
