import {expect, test, vi} from 'vitest';
import {Compiling} from './compiling';

/** A fake bundler whose events the tests trigger. */
function bundler() {
  const taps = new Map<string, () => void>();
  const hook = (event: string) => ({
    tap: (_: string, then: () => void) => {
      taps.set(event, then);
    },
  });
  const compiling = new Compiling();
  compiling.apply({hooks: {invalid: hook('invalid'), done: hook('done'), failed: hook('failed')}});
  return {
    compiling,
    on: (event: 'invalid' | 'done' | 'failed') => {
      taps.get(event)!();
    },
  };
}

const times = {noticed: 10, fetched: 100, longest: 1000};

/** Whether it has settled after each of these waits, in ms; calls the functions between them. */
async function settledAfter(settled: Promise<void>, steps: Array<number | (() => void)>) {
  let isSettled = false;
  void settled.then(() => {
    isSettled = true;
  });
  const seen: boolean[] = [];
  for (const step of steps) {
    if (typeof step === 'number') {
      await vi.advanceTimersByTimeAsync(step);
      seen.push(isSettled);
    } else {
      step();
    }
  }
  return seen;
}

test('what the bundler does not compile is waited for no longer than it needs to notice', async () => {
  vi.useFakeTimers();
  const {compiling} = bundler();
  expect(await settledAfter(compiling.settled(times), [9, 1])).toEqual([false, true]);
});

test.each(['done', 'failed'] as const)(
  'what it compiles is waited for until it is %s, and fetched',
  async (end) => {
    vi.useFakeTimers();
    const {compiling, on} = bundler();
    const invalid = () => {
      on('invalid');
    };
    const done = () => {
      on(end);
    };
    const steps = [invalid, 500, done, 99, 1];
    expect(await settledAfter(compiling.settled(times), steps)).toEqual([false, false, true]);
  },
);

test('a bundler that never ends keeps nothing from being read', async () => {
  vi.useFakeTimers();
  const {compiling, on} = bundler();
  on('invalid');
  expect(await settledAfter(compiling.settled(times), [1000, 110])).toEqual([false, true]);
});
