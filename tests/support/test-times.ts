import {appendFileSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Records how long tests took, in milliseconds, one per line, in the file that `TEST_TIMES` names: `.ci/run`
 * sets it, and finally prints the ten slowest.
 */
export function noteTimes(tests: Array<{name: string; milliseconds: number}>): void {
  const file = process.env.TEST_TIMES;
  if (file === undefined) {
    return;
  }
  mkdirSync(dirname(file), {recursive: true});
  appendFileSync(
    file,
    tests.map(({name, milliseconds}) => `${Math.round(milliseconds)}\t${name}\n`).join(''),
  );
}
