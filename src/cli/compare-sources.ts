import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {patches as listed, swizzles, type Sources} from '../lib/upstream';

/** All patches by their names in src/lib/upstream.ts, with their sources. */
export const patches: Record<string, Sources> = {
  ...Object.fromEntries(Object.entries(listed).map(([name, patch]) => [name, patch.of])),
  ...swizzles,
};

/** The fingerprint of a file, in the format of src/lib/upstream.ts; `undefined` if there is no such file. */
export const fingerprintOf = (file: string): string | undefined =>
  existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    : undefined;

export type Difference = {source: string; state: 'changed' | 'gone'; now: string | undefined};

/**
 * The sources of a patch that differ from what is expected.
 *
 * @param modules the `node_modules` folder to compare
 * @param expected the expected fingerprint of a source; taken from the list by default
 */
export function differences(
  sources: Sources,
  modules: string,
  expected: (source: string) => string | undefined = (source) => sources[source],
): Difference[] {
  return Object.keys(sources).flatMap((source) => {
    const now = fingerprintOf(join(modules, source));
    return now === expected(source)
      ? []
      : {source, now, state: now === undefined ? ('gone' as const) : ('changed' as const)};
  });
}
