// Slow: looks for the transitions of every zone.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {transitionsOf} from './transitions';

/** Each version of Node has the time zones of its day. */
export const measurement: Measurement = {kind: 'computed', tolerance: 0.05};

const HOUR = 60 * 60_000;

/** Which hours of the day a zone skipped, and which it repeated. */
function hoursOf(zone: string, from: number, to: number) {
  const [skipped, repeated] = [new Set<number>(), new Set<number>()];
  for (const {at, before, after} of transitionsOf(zone, from, to)) {
    const low = at + Math.min(before, after);
    const high = at + Math.max(before, after);
    const hours = after > before ? skipped : repeated;
    for (let hour = Math.floor(low / HOUR); hour * HOUR < high; hour++) {
      hours.add(hour % 24);
    }
  }
  return {skipped, repeated};
}

function hoursFigure(zones: string[]): Figure {
  const all = zones.map((zone) => hoursOf(zone, 2016, 2025));
  const count = (kind: 'skipped' | 'repeated', hour: number) =>
    all.filter((hours) => hours[kind].has(hour)).length;
  const changing = all.filter((zone) => {
    return zone.skipped.size + zone.repeated.size > 0;
  });
  const day = Array.from({length: 24}, (_, hour) => hour);
  const busy = day.filter((hour) => count('skipped', hour) + count('repeated', hour) > 0);
  // The first hour of the day in which nothing happens, and the next in which something does.
  const quiet = day.find((hour) => !busy.includes(hour))!;
  const evening = busy.find((hour) => hour > quiet)!;
  const two = (hour: number) => String(hour).padStart(2, '0');
  // In the order of a night, without the hours of the day, in which nothing happens.
  const night = [...day.filter((hour) => hour >= evening), ...day.filter((hour) => hour < quiet)];
  const points = (kind: 'skipped' | 'repeated') =>
    night.map((hour): [string, number] => [two(hour), count(kind, hour)]);
  return {
    title: 'Most clocks that change skip 02:00; none changed between 07:00 and 21:00',
    description: [
      `Of ${zones.length} zone names, ${changing.length} changed their offset.`,
      `They skip most often the hour from 02:00, at ${count('skipped', 2)} names.`,
      `From ${two(quiet)}:00 until ${two(evening)}:00, none changed, from 2016 to 2025.`,
      `(Data of version ${process.versions.tz}.)`,
    ].join(' '),
    kind: 'bar',
    x: {label: 'Hour, local time', scale: 'category'},
    y: {label: 'Zone names'},
    emphasis: 'skipped',
    series: [
      {name: 'skipped', points: points('skipped')},
      {name: 'repeated', points: points('repeated')},
    ],
  };
}

export default async function figures(): Promise<Record<string, Figure>> {
  const zones = Intl.supportedValuesOf('timeZone');
  return Promise.resolve({hours: hoursFigure(zones)});
}
