import {parseArgs, type ParseArgsConfig} from 'node:util';

/** A command was called incorrectly. */
export class UsageError extends Error {}

/**
 * Runs a command that people type. `--help` prints its usage; so does a wrong call, after the mistake. Other
 * errors print their message, which says what to do; bugs in our code print their stack.
 *
 * @param config its options besides `--help`, as `parseArgs` takes them; and the exit code for errors
 * @param run returns the exit code if it is not 0
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
