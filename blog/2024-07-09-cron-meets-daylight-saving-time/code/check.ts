import {offsetAt, read} from './local-time';
import {nextRun} from './scheduler';

const MINUTE = 60_000;

/** Says how many runs of a year there are, and on how many local dates. */
function report(name: string, runs: number[], zone: string) {
  const dates = new Set(runs.map((run) => read(run, zone).slice(0, 10)));
  console.log(`  ${name} ${runs.length} runs on ${dates.size} dates`);
}

/** The runs of 2024 of a scheduler that looks at the clock each minute. */
function ticking(start: number, end: number, time: string, zone: string) {
  const runs: number[] = [];
  for (let instant = start; instant < end; instant += MINUTE) {
    if (read(instant, zone).endsWith(time)) {
      runs.push(instant);
    }
  }
  return runs;
}

/** The runs of 2024 of a scheduler that asks `nextRun`. */
function computed(start: number, end: number, minutes: number, zone: string) {
  const runs: number[] = [];
  let run = nextRun(start, [minutes], zone);
  for (; run < end; run = nextRun(run, [minutes], zone)) {
    runs.push(run);
  }
  return runs;
}

for (const zone of ['Europe/Paris', 'America/New_York']) {
  const startOf = (year: number) => {
    const utc = Date.UTC(year, 0);
    return utc - offsetAt(utc, zone);
  };
  const [start, end] = [startOf(2024), startOf(2025)];
  for (const hour of [1, 2]) {
    const time = `0${hour}:30`;
    const minutes = hour * 60 + 30;
    console.log(`${zone}, ${time}`);
    report('ticking:', ticking(start, end, time, zone), zone);
    report('nextRun:', computed(start, end, minutes, zone), zone);
  }
}
