import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {delays} from './assumptions';
import {flood, offAfter, spent} from './flood';
import {budgetHours, rings} from './tables';

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  const off = delays.off / 3600;
  const switched = offAfter(rings(flood));
  const budget = [8, 12, 24, budgetHours];
  const ends: Array<[string, number]> = [
    ['off switch', switched],
    ['alarm, you act in 1 h', switched + 1],
    ...budget.map((hours): [string, number] => [`budget email after ${hours} h`, hours + off]),
  ];
  return {
    flood: {
      title: 'Alarms end the flood for tens of dollars, a budget’s email for hundreds',
      description:
        'Dollars that the flood has cost when it ends: 11 with the off switch and 42 if you react to the alarms within an hour, but from 256 to 1,103 if the email of a budget comes after 8, 12, 24 or 36 hours.',
      kind: 'bar',
      x: {label: 'What ends the flood', scale: 'category'},
      y: {label: 'Dollars at 100 MB a second'},
      emphasis: 'off switch',
      series: [
        {
          name: 'dollars',
          points: ends.map(([name, hours]) => [name, Math.round(spent(hours))]),
        },
      ],
    },
  };
}
