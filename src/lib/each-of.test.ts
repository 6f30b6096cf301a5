import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {eachOf} from './each-of';

test('each is worked on, no more than so many at once', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await eachOf(
    new Set([5, 4, 3, 2, 1]),
    async (number) => {
      now += 1;
      most = Math.max(most, now);
      await setTimeout(number);
      now -= 1;
      done.push(number);
    },
    2,
  );
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('after an error no more is begun', async () => {
  const begun: number[] = [];
  const work = async (number: number) => {
    begun.push(number);
    await setTimeout(1);
    throw new Error(`number ${number}`);
  };
  await expect(eachOf([1, 2, 3, 4], work, 1)).rejects.toThrow('number 1');
  await setTimeout(10);
  expect(begun).toEqual([1]);
});
