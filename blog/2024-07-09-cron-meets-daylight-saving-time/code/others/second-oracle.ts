// Slow: prints, for each transition of each zone from 1970 to 2037, what instantsOf
// and resolve make of local times at its edges, for second-oracle.py to compare.
import {instantsOf} from '../local-time';
import {resolve} from '../scheduler';
import {transitionsOf} from '../transitions';

const SECOND = 1000;

for (const zone of Intl.supportedValuesOf('timeZone')) {
  for (const {at, before, after} of transitionsOf(zone, 1970, 2037)) {
    const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
    const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
    for (const wall of [low - SECOND, low, middle, high - SECOND, high]) {
      const numbers = [wall, resolve(wall, zone), ...instantsOf(wall, zone)];
      console.log(zone, ...numbers.map((number) => number / SECOND));
    }
  }
}
