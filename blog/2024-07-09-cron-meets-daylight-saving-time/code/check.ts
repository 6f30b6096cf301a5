// Slow: reads a clock at each minute of a year.
import {offsetAt, read} from './local-time';

const MINUTE = 60_000;
const zone = 'Europe/Paris';
const startOf = (year: number) => Date.UTC(year, 0) - offsetAt(Date.UTC(year, 0), zone);

const runs: string[] = [];
for (let instant = startOf(2024); instant < startOf(2025); instant += MINUTE) {
  const wall = read(instant, zone);
  if (wall.endsWith('02:30')) {
    runs.push(wall.slice(0, 10));
  }
}
console.log(`${runs.length} runs on ${new Set(runs).size} dates`);
