import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {adapted, replaced, swizzles, type Sources} from '../lib/upstream';

/** Every patch by its name in src/lib/upstream.ts, with its sources. */
export const patches: Record<string, Sources> = {
  ...Object.fromEntries(
    Object.entries({...replaced, ...adapted}).map(([name, patch]) => [name, patch.of]),
  ),
  ...swizzles,
};

/** The fingerprint of a file, as src/lib/upstream.ts has it; `undefined` where there is no such file. */
export const fingerprintOf = (file: string): string | undefined =>
  existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    : undefined;

export type Difference = {source: string; state: 'changed' | 'gone'; now: string | undefined};

/**
 * The sources of a patch that are not as expected.
 *
 * @param modules the folder `node_modules` to look at
 * @param expected what the fingerprint of a source is to be, where the list does not say
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
