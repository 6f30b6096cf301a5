import {first} from './decisive';
import {random} from './generated';
import {assertReached} from './reach';

// What the test in reach.test.ts says when the random inputs take the place of the dense ones.
for (const rule of first.rules) {
  try {
    assertReached(rule, random, ([shifts, people]) => first.count(shifts, people).decisive.has(rule), {
      numRuns: 1000,
    });
    console.log(`${rule}: passes`);
  } catch (error) {
    console.log(String(error));
  }
}
