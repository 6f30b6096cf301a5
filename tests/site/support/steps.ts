import {expect, test} from '@playwright/test';

/**
 * Does the same for each of several things, on one page, which saves the time that a page of its own takes each. Each
 * step has to begin by opening a page. All steps are done, even after one has failed.
 *
 * @param things what the steps are for
 * @param nameOf the name of a step, as that of a test would be
 * @param step what is done and expected
 */
export async function forEachOf<Thing>(
  things: Iterable<Thing>,
  nameOf: (thing: Thing) => string,
  step: (thing: Thing) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const thing of things) {
    try {
      await test.step(nameOf(thing), () => step(thing));
    } catch (error) {
      failures.push(`${nameOf(thing)}: ${(error as Error).stack ?? String(error)}`);
    }
  }
  expect(failures, 'steps that failed').toEqual([]);
}
