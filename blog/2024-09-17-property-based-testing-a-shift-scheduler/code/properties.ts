import type {Property, Shift} from './types';

// What must hold of the scheduler, written without their code.

/** Hours between two shifts; below 0, they overlap. */
export const restBetween = (a: Shift, b: Shift): number =>
  Math.max(a.start - b.end, b.start - a.end);

/** What everyone held when this shift was to be given. */
export function before(shifts: Shift[], shift: Shift, assigned: Shift[][]): Shift[][] {
  const inOrder = shifts.toSorted((a, b) => a.start - b.start);
  const earlier = new Set(inOrder.slice(0, inOrder.indexOf(shift)));
  return assigned.map((held) => held.filter((one) => earlier.has(one)));
}

/** Nobody holds two shifts less than 11 hours apart. */
export const rested: Property = (_, {assigned}) =>
  assigned.every((held) =>
    held.every((a, i) => held.slice(i + 1).every((b) => restBetween(a, b) >= 11)),
  );

/** Everyone has a list, and every shift comes out exactly once. */
export const complete: Property = ([shifts, people], {assigned, open}) => {
  const out = [...assigned, open].flat();
  return (
    assigned.length === people &&
    out.length === shifts.length &&
    shifts.every((shift) => out.includes(shift))
  );
};
