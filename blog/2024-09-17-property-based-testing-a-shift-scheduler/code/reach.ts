import assert from 'node:assert';
import fc from 'fast-check';

// #region helper
/** Fails if a test of so many runs would reach this case fewer than five times. */
export function assertReached<T>(
  name: string,
  inputs: fc.Arbitrary<T>,
  isReached: (input: T) => boolean,
  {numRuns = 100, seeds = 20} = {},
) {
  let hits = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    hits += fc.sample(inputs, {seed, numRuns}).filter(isReached).length;
  }
  const perTest = hits / seeds;
  assert(perTest >= 5, `${name} decides ${perTest} times in ${numRuns} runs (want at least 5)`);
}
// #endregion
