import type {Scheduler, Shift} from './types';

const REST = 11;
const NIGHTS = 2;

const dayOf = ({start}: Shift): number => Math.floor(start / 24);
const isNight = ({start}: Shift): boolean => start % 24 >= 20;

/** When somebody's last shift ended; whoever had none has rested. */
const freeSince = (held: Shift[]): number => held.at(-1)?.end ?? -REST;

/** Rest, at most five days in a row, and at most two nights. */
const mayTake = (held: Shift[], shift: Shift): boolean => {
  const isRested = shift.start - freeSince(held) >= REST;
  const isSixthDay = [1, 2, 3, 4, 5].every((back) =>
    held.some((one) => dayOf(one) === dayOf(shift) - back),
  );
  return isRested && !isSixthDay && [...held, shift].filter(isNight).length <= NIGHTS;
};

/** Chronologically, gives each shift to whoever has been free longest and may take it. */
export const schedule: Scheduler = (shifts, people) => {
  const assigned = Array.from({length: people}, (): Shift[] => []);
  const open: Shift[] = [];
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const able = assigned.filter((held) => mayTake(held, shift));
    const [taker] = able.toSorted((a, b) => freeSince(a) - freeSince(b));
    (taker ?? open).push(shift);
  }
  return {assigned, open};
};
