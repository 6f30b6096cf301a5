/**
 * Makes an error that stops the build: where it is, what is wrong, and what to do.
 *
 * @param file relative to the root of the site
 * @param line from 1
 */
export function problem(file: string, line: number, what: string): EpisodeProblem {
  return new EpisodeProblem(file, line, what);
}

/** The same error, with its parts as fields. */
export class EpisodeProblem extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly what: string,
  ) {
    super(`${file}:${line}: ${what}`);
  }
}
