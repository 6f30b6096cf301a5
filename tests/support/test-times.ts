import {appendFileSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Notes how long tests took, in milliseconds, a line each, in the file that `TEST_TIMES` names: `.ci/run` does, and
 * ends with the ten that took longest.
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
