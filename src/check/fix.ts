import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Edit, Finding} from './finding';
import {normalized} from './read-text';

/** Applies edits from last to first; if two overlap, the one that starts earlier waits for another round. */
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
 * Applies the fixes that findings suggest.
 *
 * @returns the fixed files; if there are any, it is worth checking again
 */
export function fix(siteDir: string, findings: readonly Finding[]): Set<string> {
  const edits = new Map<string, Edit[]>();
  for (const {file, fix} of findings) {
    if (fix) {
      edits.set(file, [...(edits.get(file) ?? []), fix]);
    }
  }
  const fixed = new Set<string>();
  for (const [file, all] of edits) {
    const path = join(siteDir, file);
    const before = readFileSync(path, 'utf8');
    // Offsets refer to the text as checked: without a byte order mark, and with line feeds.
    const bom = before.startsWith('\ufeff') ? '\ufeff' : '';
    const isCrlf = before.includes('\r\n');
    const read = normalized(before);
    const after = apply(read, all);
    if (after !== read) {
      writeFileSync(path, bom + (isCrlf ? after.replaceAll('\n', '\r\n') : after));
      fixed.add(file);
    }
  }
  return fixed;
}
