import {compatible, fits, withRule} from './scheduler';
import type {Fits, Scheduler, Shift} from './scheduler';

/** Bug 1: looks only at the shift that was assigned last. */
export const lastOnly: Fits = (held, shift) => {
  return held.every((other) => compatible(other, shift));
};

/** Bug 2: asks for more than 11 hours where 11 are enough. */
export const strict: Fits = (held, a) => {
  return held.every((b) => a.start >= b.end + 11 || b.start >= a.end + 11);
};

/** Bug 4: a shift that fits nobody is lost, instead of left open. */
export const forgetful: Scheduler = (shifts, people) => {
  const assigned = Array.from({length: people}, (): Shift[] => []);
  const open: Shift[] = [];
  for (const shift of shifts) {
    (assigned.find((held) => fits(held, shift)) ?? open).push(shift);
  }
  return {assigned, open};
};

export const fixed = {
  lastOnly: withRule(lastOnly),
  strict: withRule(strict),
  forgetful,
};
