/**
 * What stops a build: where it is, what is wrong, and what to do.
 *
 * @param file from the root of the site
 * @param line from 1
 */
export function problem(file: string, line: number, what: string): EpisodeProblem {
  return new EpisodeProblem(file, line, what);
}

/** The same, with its parts. */
export class EpisodeProblem extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly what: string,
  ) {
    super(`${file}:${line}: ${what}`);
  }
}
