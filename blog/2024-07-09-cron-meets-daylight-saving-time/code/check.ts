// Slow: reads three clocks at each minute of a year.
import {offsetAt, read} from './local-time';
import {nextRun} from './scheduler';

const MINUTE = 60_000;
const startOf = (year: number, zone: string) =>
  Date.UTC(year, 0) - offsetAt(Date.UTC(year, 0), zone);

/** Counts runs, and the local dates that they fall on. */
function count(runs: number[], zone: string): string {
  const dates = new Set(runs.map((run) => read(run, zone).slice(0, 10)));
  return `${runs.length} runs on ${dates.size} dates`;
}

for (const [zone, time] of [
  ['Europe/Paris', '02:30'],
  ['America/New_York', '02:30'],
  ['America/New_York', '01:30'],
] as const) {
  const [start, end] = [startOf(2024, zone), startOf(2025, zone)];
  const ticking: number[] = [];
  for (let instant = start; instant < end; instant += MINUTE) {
    if (read(instant, zone).endsWith(time)) {
      ticking.push(instant);
    }
  }
  const minutes = 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
  const computed: number[] = [];
  let run = nextRun(start, [minutes], zone);
  for (; run < end; run = nextRun(run, [minutes], zone)) {
    computed.push(run);
  }
  console.log(`${zone}, ${time}`);
  console.log(`   ticking: ${count(ticking, zone)}`);
  console.log(`   nextRun: ${count(computed, zone)}`);
}
