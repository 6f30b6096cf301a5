import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Somebody called a command as it cannot be called. */
export class UsageError extends Error {}

/**
 * Runs a command that people type. `--help` prints how to call it, and so does a wrong call, after what is wrong with
 * it. Of any other error it prints the message, which says what to do; of a mistake in our code, where it is.
 *
 * @param config its options beside `--help`, as `parseArgs` takes them; and the exit code of an error
 * @param run returns the exit code where it is not 0
 */
export async function runCommand<const Config extends ParseArgsConfig & {failure?: number}>(
  help: string,
  config: Config,
  run: (args: ReturnType<typeof parseArgs<Config>>) => number | Promise<number> | Promise<void>,
): Promise<void> {
  try {
    const options = {...config.options, help: {type: 'boolean'}} as const;
    const args = parseArgs({...config, options});
    if ((args.values as {help?: boolean}).help) {
      process.stdout.write(`${help.trimEnd()}\n`);
      return;
    }
    process.exitCode = (await run(args as ReturnType<typeof parseArgs<Config>>)) ?? 0;
  } catch (error) {
    const {message, name, stack, code} = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS') === true;
    const isMistake = ['TypeError', 'ReferenceError', 'RangeError'].includes(name);
    process.stderr.write(
      isUsage ? `${message}\n\n${help.trimEnd()}\n` : `${isMistake ? stack : message}\n`,
    );
    process.exitCode = config.failure ?? 2;
  }
}
