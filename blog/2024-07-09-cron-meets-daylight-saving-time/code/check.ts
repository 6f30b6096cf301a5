import {offsetAt, read} from './local-time';
import {nextRun} from './scheduler';

const MINUTE = 60_000;
const zone = 'Europe/Paris';
const start = Date.UTC(2024, 0) - offsetAt(Date.UTC(2024, 0), zone);
const end = Date.UTC(2025, 0) - offsetAt(Date.UTC(2025, 0), zone);

/** Counts the runs of each local date, and prints the dates with two. */
function report(name: string, runs: number[]) {
  const perDate = new Map<string, number>();
  for (const run of runs) {
    const date = read(run, zone).slice(0, 10);
    perDate.set(date, (perDate.get(date) ?? 0) + 1);
  }
  console.log(`${name}: ${runs.length} runs on ${perDate.size} dates`);
  for (const [date, count] of perDate) {
    if (count > 1) {
      console.log(`   ${date}: ${count}`);
    }
  }
}

const ticking: number[] = [];
for (let instant = start; instant < end; instant += MINUTE) {
  if (read(instant, zone).endsWith('02:30')) {
    ticking.push(instant);
  }
}
report('ticking', ticking);

const computed: number[] = [];
let run = nextRun(start, [150], zone);
for (; run < end; run = nextRun(run, [150], zone)) {
  computed.push(run);
}
report('nextRun', computed);
