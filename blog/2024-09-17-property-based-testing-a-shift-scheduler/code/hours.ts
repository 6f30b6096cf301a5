import type {Scheduler, Shift} from './types';

const REST = 11;
const WEEK = 48;

const hoursOf = (shifts: Shift[]): number =>
  shifts.reduce((sum, {start, end}) => sum + end - start, 0);

/** Chronologically, gives each shift to whoever has worked least and may take it. */
export const schedule: Scheduler = (shifts, people) => {
  const assigned = Array.from({length: people}, (): Shift[] => []);
  const open: Shift[] = [];
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const able = assigned.filter((held) => {
      const last = held.at(-1);
      const isRested = last === undefined || shift.start - last.end >= REST;
      return isRested && hoursOf([...held, shift]) <= WEEK;
    });
    const [taker] = able.toSorted((a, b) => hoursOf(a) - hoursOf(b));
    (taker ?? open).push(shift);
  }
  return {assigned, open};
};
