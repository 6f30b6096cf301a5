import type {Roster, Shift} from './types';

const hoursOf = (shifts: Shift[]): number =>
  shifts.reduce((sum, {start, end}) => sum + end - start, 0);

/** Chronologically, gives each shift to whoever has worked least and may take it. */
export function schedule(shifts: Shift[], people: number, limit = 48): Roster {
  const assigned = Array.from({length: people}, (): Shift[] => []);
  const open: Shift[] = [];
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const able = assigned.filter((held) => {
      const last = held.at(-1);
      const isRested = last === undefined || shift.start - last.end >= 11;
      return isRested && hoursOf([...held, shift]) <= limit;
    });
    const [taker] = able.toSorted((a, b) => hoursOf(a) - hoursOf(b));
    (taker ?? open).push(shift);
  }
  return {assigned, open};
}
