import {execFile} from 'node:child_process';
import {basename, dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {expect} from 'vitest';
import {read} from '../support/files';
import {repository} from '../support/docusaurus';
import {placesOf, type outputs} from './files';

export const run = promisify(execFile);

/** The error output of a failed command, or else the reason for its failure. */
export function outputOf(error: unknown): string {
  const {stderr, message} = error as {stderr?: string; message: string};
  return stderr === undefined || stderr === '' ? message : stderr;
}

/** Runs a script beside a post, and compares what it prints with what the post shows. */
export async function expectOutput({output, script}: (typeof outputs)[number]): Promise<void> {
  expect(
    script,
    `write ${output.replace('.out.txt', '.ts')}, or .sh, which prints it`,
  ).toBeDefined();
  const [command, ...flags] = script!.endsWith('.sh')
    ? ['bash']
    : [process.execPath, '--import', 'tsx'];
  const {stdout} = await run(command, [...flags, basename(script!)], {
    cwd: join(repository, dirname(script!)),
    // The test runner's own variables are not meant for the script.
    env: {PATH: process.env.PATH},
  }).catch((error: unknown) => {
    throw new Error(
      `${script} stopped, and printed no output to compare with ${basename(output)}: fix the script, or what it imports.\n${outputOf(error)}`,
      {cause: error},
    );
  });
  expect(
    stdout,
    `${placesOf(output).join(', ')} shows another output than ${script!} has; where the new one is right, keep it: cd ${dirname(script!)} && ${[basename(command), ...flags, basename(script!)].join(' ')} > ${basename(output)}`,
  ).toBe(read(output));
}
