// #region hours
/** Hours from one time of day to another, past midnight too. */
export function hours(from: number, to: number): number {
  return (to - from + 24) % 24;
}
// #endregion
