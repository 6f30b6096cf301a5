const HOUR = 60 * 60_000;

/** The offset changes from `before` to `after`; `at` is the first after. */
export type Transition = {at: number; before: number; after: number};

/** The offset of the process's own zone, by Date instead of Intl. */
export function ownOffset(instant: number): number {
  const d = new Date(instant);
  const date = [d.getFullYear(), d.getMonth(), d.getDate()] as const;
  const time = [d.getHours(), d.getMinutes(), d.getSeconds()] as const;
  return Date.UTC(...date, ...time) - Math.floor(instant / 1000) * 1000;
}

/** Makes `zone` the process's own: Node reads TZ again when it is set. */
export function enter(zone: string): void {
  process.env.TZ = zone;
}

/** All transitions of a zone from the year `from` to the end of `to`. */
export function transitionsOf(zone: string, from: number, to: number) {
  enter(zone);
  const found: Transition[] = [];
  const end = Date.UTC(to + 1, 0);
  const step = 12 * HOUR;
  let before = ownOffset(Date.UTC(from, 0));
  for (let now = Date.UTC(from, 0); now < end; now += step) {
    const after = ownOffset(now + step);
    if (after !== before) {
      let [early, late] = [now, now + step];
      while (late - early > 1000) {
        const middle = early + Math.floor((late - early) / 2000) * 1000;
        if (ownOffset(middle) === before) {
          early = middle;
        } else {
          late = middle;
        }
      }
      found.push({at: late, before, after});
      before = after;
    }
  }
  return found;
}
