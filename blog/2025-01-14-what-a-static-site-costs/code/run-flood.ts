import {allowance} from './assumptions';
import {hoursTo, limit, spent} from './flood';

const clock = (hours: number) => {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

console.log('  at  allowance used  allowance left  what happens');
for (const [hours, what] of [
  [5 / 60, 'the metric has a sum for five minutes'],
  [hoursTo(limit), `$${limit} passed, with no allowance left`],
  [hoursTo(limit, allowance), `$${limit} passed, with all of it left`],
  [8, 'the earliest usual billing update'],
  [12, 'the latest usual billing update'],
  [24, 'the update that AWS promises'],
] as const) {
  const cells = [spent(hours), spent(hours, allowance)].map((dollars) =>
    `$${dollars.toFixed(0)}`.padStart(16),
  );
  console.log(`${clock(hours).padStart(5)}${cells.join('')}  ${what}`);
}
