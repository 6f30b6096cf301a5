import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {expect, test, vi} from 'vitest';
import {lastLines, measuredRun} from './measured-run';

// Processes are slow to start on a busy machine.
vi.setConfig({testTimeout: 60_000});

const node = (script: string) => [process.execPath, '-e', script];
const cwd = tmpdir();

/** A script that uses this many milliseconds of CPU time. */
const work = (ms: number) =>
  `const {cpuUsage} = process; while (cpuUsage().user + cpuUsage().system < ${ms * 1000});`;

const child = (script: string) =>
  `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(script)}]);`;

test('what a command prints and ends with is told', async () => {
  const {code, output} = await measuredRun(
    node('console.log(1); console.error(2); process.exit(3)'),
    {
      cwd,
    },
  );
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', '1', '2']);
});

test('its environment and folder are what was asked for', async () => {
  const script = 'console.log(process.env.OF_TEST, process.cwd())';
  const {output} = await measuredRun(node(script), {cwd, env: {OF_TEST: 'yes'}});
  expect(output).toBe(`yes ${cwd}\n`);
});

test('a command that waits takes time, and none of the processor', async () => {
  const {seconds, cpuSeconds} = await measuredRun(['sleep', '0.5'], {cwd});
  expect(seconds).toBeGreaterThan(0.4);
  expect(cpuSeconds).toBeLessThan(0.2);
});

test('the work of its children is counted, and theirs', async () => {
  const {cpuSeconds} = await measuredRun(node(work(300) + child(work(300) + child(work(300)))), {
    cwd,
  });
  expect(cpuSeconds).toBeGreaterThan(0.85);
  expect(cpuSeconds).toBeLessThan(5);
});

test.runIf(existsSync('/proc/self/status'))(
  'memory is that of all its processes together',
  async () => {
    const hold = `const held = Buffer.alloc(2e8, 1); setTimeout(() => held, 1500);`;
    const one = await measuredRun(node(hold), {cwd});
    const two = await measuredRun(
      node(
        `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}]); ${hold}`,
      ),
      {cwd},
    );
    expect(one.peakMegabytes).toBeGreaterThan(200);
    expect(two.peakMegabytes - one.peakMegabytes).toBeGreaterThan(200);
  },
);

test('a command that is not there says so', async () => {
  const {code, output} = await measuredRun(['no-such-command'], {cwd});
  expect(code).toBe(127);
  expect(output).toContain('no-such-command');
});

test('the last lines are those before the last end of line', () => {
  expect(lastLines('1\n2\n3\n', 2)).toBe('2\n3');
});
