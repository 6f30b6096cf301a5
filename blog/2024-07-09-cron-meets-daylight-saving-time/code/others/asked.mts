// Asks systemd for the runs of timers with both starts around each change of clocks from 2016
// to 2025, and prints the dates that it would lose: npx tsx asked.mts > asked.txt
import {execFileSync} from 'node:child_process';
import {instantsOf, read} from '../local-time';
import {transitionsOf} from '../transitions';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const write = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

let asked = 0;
let withNeither = 0;
const losses: string[] = [];
const localDate = (run: string, zone: string) => read(Date.parse(run.replace(' UTC', 'Z').replace(' ', 'T')), zone).slice(0, 10);
for (const zone of Intl.supportedValuesOf('timeZone')) {
  for (const {at, before} of transitionsOf(zone, 2016, 2025)) {
    const today = Math.floor((at + before) / DAY) * DAY;
    asked++;
    const days = [-1, 0, 1].map((day) =>
      [150, 210].flatMap((start) => instantsOf(today + day * DAY + start * MINUTE, zone).slice(0, 1)),
    );
    withNeither += days.filter((starts) => starts.length === 0).length;
    const model = days.flat().sort((a, b) => a - b).map(write);
    const base = write(Date.parse(model[0]!.replace(' UTC', 'Z')) - MINUTE);
    const answer = execFileSync(
      'systemd-analyze',
      ['calendar', `--base-time=${base}`, '--iterations=6', ...['02,03:30', '02:30', '03:30'].map((time) => `*-*-* ${time}:00 ${zone}`)],
      {encoding: 'utf8', env: {...process.env, TZ: 'UTC'}},
    );
    const [together, first, second] = answer.split(/\n\n/).map((part) =>
      [...part.matchAll(/(?:Next elapse|Iter\. #\d+): \w+ (\S+ \S+ UTC)/g)].map(([, run]) => run!),
    );
    for (const [times, runs] of [['02,03:30', together!], ['02:30 and 03:30', [...first!, ...second!]]] as const) {
      const lost = model.map((run) => localDate(run, zone)).find((date) => !runs.some((run) => localDate(run, zone) === date));
      if (lost) {
        losses.push(`${times} lost ${zone} ${lost}`);
      }
    }
  }
}
console.log(`${asked} changes; ${withNeither} dates have neither start`);
for (const line of losses.sort()) {
  console.log(`   ${line}`);
}
