import type {Shift} from './scheduler';

/** An input of a scheduler. */
export type Input = [list: Shift[], people: number];

// #region small
/** Every list of three shifts of 4 hours that start at these hours. */
export function lists(starts: number[]): Input[] {
  const shift = (start: number, id: number): Shift => {
    return {id, start, end: start + 4};
  };
  return starts.flatMap((a) =>
    starts.flatMap((b) => starts.map((c): Input => [[a, b, c].map(shift), 1])),
  );
}

/** Gaps of 11 hours, and shifts that overlap. */
export const cases27 = lists([0, 15, 30]);
/** Gaps of 10 and 12 hours, too. */
export const cases64 = lists([0, 14, 15, 30]);
// #endregion

/** What the mutants of the second scheduler taught: a second person, and a week of seven shifts of 8 hours. */
const daily = Array.from({length: 7}, (_, id): Shift => {
  return {id, start: 24 * id, end: 24 * id + 8};
});
export const cases129: Input[] = [
  ...cases64,
  ...cases64.map(([list]): Input => [list, 2]),
  [daily, 1],
];
