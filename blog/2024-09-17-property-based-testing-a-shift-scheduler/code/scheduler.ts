/** Times are in hours since Monday 00:00. */
export type Shift = {id: number; start: number; end: number};
export type Roster = {assigned: Shift[][]; open: Shift[]};
export type Fits = (held: Shift[], shift: Shift) => boolean;
export type Scheduler = (shifts: Shift[], people: number) => Roster;

export const compatible = (a: Shift, b: Shift): boolean =>
  a.start >= b.end + 11 || b.start >= a.end + 11;

export const fits: Fits = (held, shift) => {
  return held.every((other) => compatible(other, shift));
};

/** Gives each shift to the first person it fits, or leaves it open. */
export const withRule =
  (rule: Fits): Scheduler =>
  (shifts, people) => {
    const assigned = Array.from({length: people}, (): Shift[] => []);
    const open: Shift[] = [];
    for (const shift of shifts) {
      const taker = assigned.find((held) => rule(held, shift));
      (taker ?? open).push(shift);
    }
    return {assigned, open};
  };

export const schedule = withRule(fits);
