import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import type {Readable} from 'node:stream';

/** The cost of running a command. */
export type Cost = {
  /** Wall-clock time. */
  seconds: number;
  /** User and system time of the command and all processes that it started and waited for. */
  cpuSeconds: number;
  /** The peak of the resident memory of all its processes together, looked at five times a second. */
  peakMegabytes: number;
};

// The shell knows the CPU time of finished children, which Node.js does not report.
const timed = '"$@" 2>&1; code=$?; times >&3; exit $code';

/** The seconds of the shell's children, from the second line of `times`, which has the form `1m2.5s`. */
const secondsOfChildren = (times: string): number =>
  [...times.split('\n')[1]!.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds!.replace(',', '.')),
    0,
  );

/**
 * Runs a command and measures it with all the processes that it starts. Stops it when this process exits.
 *
 * @param command a program and its arguments
 * @throws Error with the end of what it printed if it fails
 */
export async function measuredRun(
  command: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const begun = performance.now();
  // Detached, it has a session of its own, by which `ps` finds its processes.
  const shell = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    env: {...process.env, NO_COLOR: '1', NODE_ENV: 'production', ...env},
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    detached: true,
  });
  const stop = () => process.kill(-shell.pid!, 'SIGTERM');
  process.on('exit', stop);
  let peakMegabytes = NaN;
  const timer = setInterval(() => {
    execFile('ps', ['-o', 'rss=', '-g', String(shell.pid)], (_error, kilobytes) => {
      const sum = kilobytes.split('\n').reduce((total, one) => total + Number(one), 0);
      peakMegabytes = Math.max(peakMegabytes || 0, (sum * 1024) / 1e6);
    });
  }, 200);
  try {
    const [output, times, [code]] = await Promise.all([
      text(shell.stdout!),
      text(shell.stdio[3] as Readable),
      once(shell, 'close') as Promise<[number | null]>,
    ]);
    if (code !== 0) {
      const last = output.trimEnd().split('\n').slice(-30).join('\n');
      throw new Error(
        `\`${command.join(' ')}\` in ${cwd} ended with code ${code}. If it ran out of memory, allow more with NODE_OPTIONS=--max-old-space-size=8192. Its last lines:\n${last}`,
      );
    }
    const seconds = (performance.now() - begun) / 1000;
    return {seconds, cpuSeconds: secondsOfChildren(times), peakMegabytes};
  } finally {
    clearInterval(timer);
    process.off('exit', stop);
  }
}
