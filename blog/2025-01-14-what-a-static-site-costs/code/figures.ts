import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {spent} from './flood';
import {budgetHours, ends, sleep, updates} from './tables';

export const measurement: Measurement = {kind: 'computed'};

const minutes = Math.round(ends.switch * 60);

export default function figures(): Record<string, Figure> {
  const bars: Array<[string, number]> = [
    [`Off switch: ${minutes} minutes`, ends.switch],
    [`Alarm read ${sleep} hours later`, ends.morning],
    [`Budget’s email after ${updates} hours`, ends.update],
    [`Budget’s email after ${budgetHours} hours`, ends.budget],
  ];
  return {
    flood: {
      title: 'What the flood has cost by the time something ends it',
      description: `Dollars that the flood has cost: ${bars
        .map(([name, hours]) => `${name}, ${Math.round(spent(hours)).toLocaleString('en')}`)
        .join('; ')}.`,
      kind: 'bar',
      x: {label: 'What ends the flood', scale: 'category'},
      y: {label: 'Dollars at 100 MB a second'},
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
