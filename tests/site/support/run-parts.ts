import {exec, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';

/** A part of the tests. */
export type Part = {
  name: string;
  /** They run two at a time, and to the end even if one fails. */
  commands: string[];
};

/** A part that is a script of package.json. */
export const script = (name: string, command: string): Part => ({
  name,
  commands: [`npm run --silent ${command}`],
});

/** Returns the parts that the arguments name; without any, the usual ones. */
function asked(names: string[], usual: Part[], others: Part[]): Part[] {
  const every = [...usual, ...others];
  if (names.length === 0) {
    return usual;
  }
  if (names.join() === 'all') {
    return every;
  }
  return names.map((name) => {
    const part = every.find((one) => one.name === name);
    if (part === undefined) {
      const known = every.map((one) => one.name).join(', ');
      throw new Error(`There is no part “${name}” of the tests: write “all”, or some of ${known}.`);
    }
    return part;
  });
}

/** What a command has printed, and its code if it has failed. */
type Output = {code?: number; stdout: string; stderr: string};

const runQuietly = promisify(exec);

/** Runs the commands of a part, two at a time: more would only wait for each other on most machines. */
async function runPart({name, commands}: Part): Promise<boolean> {
  console.log(`\n${name}\n`);
  const [first, ...others] = commands;
  if (others.length === 0) {
    return spawnSync(first!, {shell: true, stdio: 'inherit'}).status === 0;
  }
  const waiting = [...commands];
  let isOk = true;
  const work = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      const begun = performance.now();
      const {
        code = 0,
        stdout,
        stderr,
      }: Output = await runQuietly(command, {maxBuffer: Infinity}).catch(
        (error: unknown) => error as Output,
      );
      isOk &&= code === 0;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      const outcome = code === 0 ? 'passed' : 'FAILED';
      console.log(`${outcome} in ${seconds} s: ${command}\n${stdout}${stderr}`);
    }
  };
  await Promise.all([work(), work()]);
  return isOk;
}

async function run(parts: Part[]): Promise<void> {
  const rows: string[] = [];
  let total = 0;
  let failed: string | undefined;
  for (const part of parts) {
    const begun = performance.now();
    const isOk = await runPart(part);
    const seconds = Math.round((performance.now() - begun) / 1000);
    total += seconds;
    rows.push(`${String(seconds).padStart(6)} s  ${part.name}`);
    if (!isOk) {
      failed = part.name;
      break;
    }
  }
  console.log(`\n${[...rows, `${String(total).padStart(6)} s  together`].join('\n')}`);
  if (failed !== undefined) {
    console.log(`\nStopped, since this part failed: ${failed}`);
    process.exitCode = 1;
  }
}

/**
 * Runs the parts that the command line names, one after the other, stops at the first that fails, and prints how long
 * each took.
 *
 * @param usual what runs if it names none
 * @param others what runs besides, if it says `all`
 */
export function runParts(usual: Part[], others: Part[] = []): void {
  Promise.resolve()
    .then(() => run(asked(process.argv.slice(2), usual, others)))
    .catch((error: unknown) => {
      console.error((error as Error).message);
      process.exitCode = 2;
    });
}
