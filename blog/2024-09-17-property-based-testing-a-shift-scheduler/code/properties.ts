import type {Roster, Shift} from './scheduler';

export type Property = (
  shifts: Shift[],
  roster: Roster,
  people: number,
) => boolean;

/** Rest between two shifts, written without the scheduler's code. */
export const restBetween = (a: Shift, b: Shift): number => {
  return Math.max(a.start - b.end, b.start - a.end);
};

/** Nobody holds two shifts less than 11 hours apart. */
export const rested: Property = (_, {assigned}) => {
  const pairs = assigned.flatMap((held) =>
    held.flatMap((a, i) => held.slice(i + 1).map((b) => [a, b] as const)),
  );
  return pairs.every(([a, b]) => restBetween(a, b) >= 11);
};

/** Everyone has a list, and every shift comes out exactly once. */
export const complete: Property = (shifts, {assigned, open}, people) => {
  const out = [...assigned, open].flat();
  const isOut = (shift: Shift) => out.includes(shift);
  return (
    assigned.length === people &&
    out.length === shifts.length &&
    shifts.every(isOut)
  );
};

/** A shift is open only if everyone holds one that is too close. */
export const maximal: Property = (_, {assigned, open}) => {
  const isBlocked = (held: Shift[], shift: Shift) =>
    held.some((other) => restBetween(other, shift) < 11);
  return open.every((shift) => {
    return assigned.every((held) => isBlocked(held, shift));
  });
};

export const properties = {rested, complete, maximal};
