/** What is wrong with a part of a text, for its author: it stops the build, and is a finding of the check. */
export class Problem extends Error {
  /**
   * @param reason what is wrong, and `remedy` what to do, each as a sentence without its full stop
   * @param line how many lines below the beginning of the part it is
   */
  constructor(
    readonly reason: string,
    readonly remedy: string,
    readonly line = 0,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${remedy}.`, options);
  }
}
