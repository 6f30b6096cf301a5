import {assertDecides} from './assert-decides';
import {first} from './decisive';
import {random} from './generated';

// What the test in assert-decides.test.ts says when the random inputs take the place of the dense ones.
for (const rule of first.rules) {
  try {
    assertDecides(rule, random, ([shifts, people]) => first.count(shifts, people).decisive.has(rule), {
      numRuns: 1000,
    });
    console.log(`${rule}: passes`);
  } catch (error) {
    console.log(String(error));
  }
}
