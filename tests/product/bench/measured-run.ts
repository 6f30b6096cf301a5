import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';

/** The cost of running a command. */
export type Cost = {
  /** Wall-clock time. */
  seconds: number;
  /** User and system time of the command and all processes that it started and waited for. */
  cpuSeconds: number;
  /** The peak of the resident memory of all its processes together; `NaN` where there is no `/proc`. */
  peakMegabytes: number;
};

export type MeasuredRun = Cost & {
  /** Its exit code. */
  code: number | null;
  /** Everything it printed. */
  output: string;
};

/** How often memory is sampled, in milliseconds. */
const interval = 200;

// The shell knows the CPU time of finished children, which Node.js does not report.
const timed = '"$@"; code=$?; times >&3; exit $code';

type Process = {parent: number; megabytes: number};

/** All processes of the machine by id; none where there is no `/proc`. */
async function processes(): Promise<Map<number, Process>> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = new Map<number, Process>();
  await Promise.all(
    ids.map(async (id) => {
      // The process may have ended in the meantime.
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      const of = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(id), {parent: of('PPid'), megabytes: (of('VmRSS') * 1024) / 1e6});
    }),
  );
  return found;
}

function sumOfTree(all: Map<number, Process>, root: number): number {
  const children = [...all].filter(([, {parent}]) => parent === root);
  return children.reduce((sum, [id, {megabytes}]) => sum + megabytes + sumOfTree(all, id), 0);
}

/** The seconds of the shell's children, from the second line of `times`, which has the form `1m2.5s`. */
function secondsOfChildren(times: string): number {
  const [, ofChildren = ''] = times.trim().split('\n');
  return [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds!.replace(',', '.')),
    0,
  );
}

/**
 * Runs a command and measures it with all the processes that it starts. Stops it when this process exits.
 *
 * @param command a program and its arguments
 */
export async function measuredRun(
  command: string[],
  {cwd, env = {}}: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<MeasuredRun> {
  const begun = performance.now();
  const shell = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const stop = () => {
    process.kill(-shell.pid!, 'SIGTERM');
  };
  process.on('exit', stop);
  let [output, times] = ['', ''];
  for (const stream of [shell.stdout!, shell.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  (shell.stdio[3] as NodeJS.ReadableStream).setEncoding('utf8').on('data', (text: string) => {
    times += text;
  });
  let peakMegabytes = NaN;
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= processes().then((all) => {
      looking = undefined;
      if (all.size > 0) {
        peakMegabytes = Math.max(peakMegabytes || 0, sumOfTree(all, shell.pid!));
      }
    });
  }, interval);
  try {
    const [code] = (await once(shell, 'close')) as [number | null];
    const seconds = (performance.now() - begun) / 1000;
    return {code, output, seconds, cpuSeconds: secondsOfChildren(times), peakMegabytes};
  } finally {
    clearInterval(timer);
    process.off('exit', stop);
  }
}

/** The last lines of a command's output, few enough for a person to read. */
export const lastLines = (output: string, count = 30) =>
  output.trimEnd().split('\n').slice(-count).join('\n');
