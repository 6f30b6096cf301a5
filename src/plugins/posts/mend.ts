import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Edit, Finding} from './finding';

/** Applies changes from the last to the first; of two that touch each other, the later one waits. */
function apply(text: string, edits: readonly Edit[]): string {
  let changed = text;
  let from = Number.POSITIVE_INFINITY;
  for (const {start, end, text: replacement} of [...edits].sort(
    (a, b) => b.start - a.start || b.end - a.end,
  )) {
    if (end <= from) {
      changed = changed.slice(0, start) + replacement + changed.slice(end);
      from = start;
    }
  }
  return changed;
}

/**
 * Mends what findings say how to mend.
 *
 * @returns the files and folders in which something was mended; where there are any, it is worth to check again
 */
export async function mend(siteDir: string, findings: readonly Finding[]): Promise<Set<string>> {
  const edits = new Map<string, Edit[]>();
  const others = new Map<string, {file: string; mend: () => Promise<void>}>();
  for (const {file, line, column, reason, fix, mend: other} of findings) {
    if (fix) {
      edits.set(file, [...(edits.get(file) ?? []), ...[fix].flat()]);
    }
    if (other) {
      others.set(`${file}:${line}:${column}:${reason}`, {file, mend: other});
    }
  }
  const mended = new Set<string>();
  for (const [file, all] of edits) {
    const path = join(siteDir, file);
    const before = readFileSync(path, 'utf8');
    // What is wrong with the bytes is mended first: the places of all else are those of the text without it.
    const whole = all.find(({start, end}) => start === 0 && end === before.length);
    const after = apply(before, whole ? [whole] : all);
    if (after !== before) {
      writeFileSync(path, after);
      mended.add(file);
    }
  }
  for (const other of others.values()) {
    await other.mend();
    mended.add(other.file);
  }
  return mended;
}
