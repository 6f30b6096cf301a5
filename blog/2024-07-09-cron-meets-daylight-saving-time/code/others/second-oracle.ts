// Prints, for each transition of each zone from 1970 to 2037, what instantsOf
// and resolve make of local times at its edges, for second-oracle.py to compare.
import {fileURLToPath} from 'node:url';
import {instantsOf} from '../local-time';
import {resolve} from '../scheduler';
import {transitionsOf} from '../transitions';

const SECOND = 1000;

/** A line for each local time at an edge: the zone, the time, what `resolve` and what `instantsOf` make of it, in seconds. */
export const linesOf = (zones: string[], from: number, to: number): string[] =>
  zones.flatMap((zone) =>
    transitionsOf(zone, from, to).flatMap(({at, before, after}) => {
      const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
      const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
      return [low - SECOND, low, middle, high - SECOND, high].map((wall) => {
        const numbers = [wall, resolve(wall, zone), ...instantsOf(wall, zone)];
        return [zone, ...numbers.map((number) => number / SECOND)].join(' ');
      });
    }),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(linesOf(Intl.supportedValuesOf('timeZone'), 1970, 2037).join('\n'));
}
