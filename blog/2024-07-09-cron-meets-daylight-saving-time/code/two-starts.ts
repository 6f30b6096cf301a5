import {policies, type Policy} from './all-policies';
import {read} from './local-time';
import {transitionsOf} from './transitions';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often `once-a-date.sh` runs a job on each date of `dates`, started at these local times. */
function runsByDate(policy: Policy, starts: number[], dates: number[], zone: string) {
  const at = dates.flatMap((date) =>
    starts.flatMap((start) => policy(date + start * MINUTE, zone)),
  );
  // Each start looks at the local date that it happens on, and all but the first find it done.
  const done = new Set(at.map((instant) => read(instant, zone).slice(0, 10)));
  return {starts: at.length, done};
}

const zones = Intl.supportedValuesOf('timeZone');
const around = zones.flatMap((zone) =>
  transitionsOf(zone, 2016, 2025).map(({at, before}) => {
    const today = Math.floor((at + before) / DAY) * DAY;
    return {zone, dates: [-1, 0, 1].map((day) => today + day * DAY)};
  }),
);
const year = Array.from({length: 366}, (_, day) => Date.UTC(2024, 0, 1) + day * DAY);

for (const [title, starts] of [
  ['02:30', [150]],
  ['02:30 and 03:30', [150, 210]],
] as const) {
  console.log(title);
  for (const [name, policy] of Object.entries(policies)) {
    const paris = runsByDate(policy, [...starts], year, 'Europe/Paris');
    const lost = around.filter(({zone, dates}) => {
      const {done} = runsByDate(policy, [...starts], dates, zone);
      return dates.some((date) => !done.has(new Date(date).toISOString().slice(0, 10)));
    });
    console.log(
      `   ${name.split(':')[0]!.padEnd(2)}  ${paris.starts} starts, ${paris.done.size} dates done; ` +
        `elsewhere a date lost at ${lost.length} of ${around.length} changes`,
    );
  }
}
