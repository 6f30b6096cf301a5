/**
 * What stops a build: where it is, what is wrong, and what to do.
 *
 * @param file from the root of the site
 * @param line from 1
 */
export function problem(file: string, line: number, what: string): Error {
  return new Error(`${file}:${line}: ${what}`);
}
