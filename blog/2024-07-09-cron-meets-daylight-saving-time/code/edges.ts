import {read} from './local-time';
import {nextRun} from './scheduler';

const HOUR = 60 * 60_000;

/** Prints the runs of two days from `start`, by UTC and by the clock. */
function show(title: string, zone: string, start: number, times: number[]) {
  console.log(title);
  let run = nextRun(start, times, zone);
  for (; run < start + 48 * HOUR; run = nextRun(run, times, zone)) {
    const utc = new Date(run).toISOString().slice(0, 16).replace('T', ' ');
    console.log(`   ${utc} UTC  ${read(run, zone)} local`);
  }
}

const paris = Date.UTC(2024, 2, 30, 12);
show('Paris, 02:30 and 03:00', 'Europe/Paris', paris, [150, 180]);
show('Paris, 02:30 and 03:30', 'Europe/Paris', paris, [150, 210]);
const nuuk = Date.UTC(2024, 2, 30, 12);
show('Nuuk, 23:30', 'America/Nuuk', nuuk, [1410]);
const apia = Date.UTC(2011, 11, 29, 18);
show('Apia, 08:00', 'Pacific/Apia', apia, [480]);
