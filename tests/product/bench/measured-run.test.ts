import {tmpdir} from 'node:os';
import {expect, test, vi} from 'vitest';
import {measuredRun} from './measured-run';

// Processes are slow to start on a busy machine.
vi.setConfig({testTimeout: 60_000});

const node = (script: string) => measuredRun([process.execPath, '-e', script], tmpdir());

/** A script that uses this many milliseconds of CPU time. */
const work = (ms: number) =>
  `const {cpuUsage} = process; while (cpuUsage().user + cpuUsage().system < ${ms * 1000});`;

const child = (script: string, start: 'spawn' | 'execFileSync' = 'execFileSync') =>
  `require('node:child_process').${start}(process.execPath, ['-e', ${JSON.stringify(script)}]);`;

test('the work of its children is counted, and theirs', async () => {
  const {cpuSeconds} = await node(work(300) + child(work(300) + child(work(300))));
  expect(cpuSeconds).toBeGreaterThan(0.85);
  expect(cpuSeconds).toBeLessThan(5);
});

test('memory is that of all its processes together', async () => {
  const hold = `const held = Buffer.alloc(2e8, 1); setTimeout(() => held, 1500);`;
  const one = await node(hold);
  const two = await node(child(hold, 'spawn') + hold);
  expect(one.peakMegabytes).toBeGreaterThan(200);
  expect(two.peakMegabytes - one.peakMegabytes).toBeGreaterThan(200);
});
