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
    [`Off switch: after ${words(ends.switch)}`, ends.switch],
    [`Budget’s email, best case: after ${words(ends.bestBudget)}`, ends.bestBudget],
    [`Alarm’s email, read in the morning: after ${words(ends.morning)}`, ends.morning],
    [`Budget’s email, worst case: after ${words(ends.budget)}`, ends.budget],
  ];
  const [off, soon, , late] = bars.map(([, hours]) => `$${Math.round(spent(hours)).toLocaleString('en')}`);
  return {
    flood: {
      title: `The off switch should end the flood at ${off}, a budget’s email at ${soon} to ${late}`,
      description: `Dollars that the flood has cost: ${bars
        .map(([name, hours]) => `${name}, ${Math.round(spent(hours)).toLocaleString('en')}`)
        .join('; ')}.`,
      kind: 'bar',
      x: {label: 'What turns the site off, and when', scale: 'category'},
      y: {label: 'Dollars spent by the time the site is off, using our assumed delays'},
      emphasis: bars[0]![0],
      series: [
        {
          name: 'dollars',
          points: bars.map(([name, hours]) => [name, Math.round(spent(hours))]),
        },
      ],
    },
  };
}
