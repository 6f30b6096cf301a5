import {policies, type Policy} from './all-policies';
import {read} from './local-time';
import {transitionsOf} from './transitions';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a job, started at these local times, runs on each local date; with the script, as often as that lets it. */
function runsByDate(policy: Policy, starts: number[], script: boolean, dates: number[], zone: string) {
  const runs = new Map<string, number>();
  let last = ''; // what the script writes down
  const instants = dates.flatMap((date) =>
    starts.flatMap((start) => policy(date + start * MINUTE, zone)),
  );
  for (const instant of instants.sort((a, b) => a - b)) {
    const date = read(instant, zone).slice(0, 10);
    if (!script || date !== last) {
      runs.set(date, (runs.get(date) ?? 0) + 1);
      last = date;
    }
  }
  return dates.map((date) => runs.get(new Date(date).toISOString().slice(0, 10)) ?? 0);
}

const around = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
  transitionsOf(zone, 2016, 2025).map(({at, before, after}) => {
    const today = Math.floor((at + before) / DAY) * DAY;
    return {zone, forward: after > before, dates: [-1, 0, 1].map((day) => today + day * DAY)};
  }),
);
console.log(`${around.length} changes, ${around.filter(({forward}) => forward).length} of them forward`);
for (const [title, starts, script] of [
  ['02:30', [150], false],
  ['02:30 and 03:30, through the script', [150, 210], true],
] as const) {
  console.log(title);
  for (const [name, policy] of Object.entries(policies)) {
    const counts = around.map(({zone, dates}) => runsByDate(policy, [...starts], script, dates, zone));
    const lost = counts.filter((runs) => runs.includes(0)).length;
    const twice = counts.filter((runs) => runs.some((count) => count > 1)).length;
    console.log(`   ${name.padEnd(30)}  ${lost} dates lost, ${twice} run twice`);
    const places = new Set(around.filter((_, n) => counts[n]!.includes(0)).map(({zone}) => zone));
    if (places.size === 1) {
      console.log(`      lost in ${[...places].join()}`);
    }
  }
}
