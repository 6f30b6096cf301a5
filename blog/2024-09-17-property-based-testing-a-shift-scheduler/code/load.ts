import {transformSync} from 'esbuild';
import type {Scheduler} from './scheduler';

/** A scheduler from the text of its file, or of a mutant of that. */
export function load(text: string): Scheduler {
  const {code: script} = transformSync(text, {loader: 'ts', format: 'cjs'});
  const module = {exports: {} as {schedule: Scheduler}};
  new Function('module', script)(module);
  return module.exports.schedule;
}
