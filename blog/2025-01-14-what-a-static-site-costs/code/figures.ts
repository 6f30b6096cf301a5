import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {spent} from './flood';
import {ends} from './tables';

export const measurement: Measurement = {kind: 'computed'};

function words(hours: number): string {
  const minutes = Math.round(hours * 60);
  return minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function figures(): Record<string, Figure> {
  const bars: Array<[string, number]> = [
    [`Off switch, delays short: ${words(ends.quick)}`, ends.quick],
    [`Off switch, delays as assumed: ${words(ends.switch)}`, ends.switch],
    [`Off switch, delays long: ${words(ends.slow)}`, ends.slow],
    [`Alarm’s email, read in the morning: ${words(ends.morning)}`, ends.morning],
    [`Budget’s email, best case, read at once: ${words(ends.bestBudget)}`, ends.bestBudget],
    [`Budget’s email, slow case, read at once: ${words(ends.budget)}`, ends.budget],
  ];
  const [quick, , slow, , best] = bars.map(([, hours]) => `$${Math.round(spent(hours)).toLocaleString('en')}`);
  return {
    flood: {
      title: `The off switch ends the flood at ${quick} to ${slow}, a budget’s email at ${best} or far more`,
      description: `Dollars that the flood has cost: ${bars
        .map(([name, hours]) => `${name}, ${Math.round(spent(hours)).toLocaleString('en')}`)
        .join('; ')}.`,
      kind: 'bar',
      x: {label: 'What turns the site off, and after how long', scale: 'category'},
      y: {label: 'Dollars, at 100 MB a second'},
      emphasis: bars[1]![0],
      series: [
        {
          name: 'dollars',
          points: bars.map(([name, hours]) => [name, Math.round(spent(hours))]),
        },
      ],
    },
  };
}
