import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {severities} from '../settings/post-rules';
import {findingAt, show, type Finding} from './finding';

const run = promisify(execFile);

/** Runs a program that prints JSON, on one of its outputs. Its exit code says only whether it has found something. */
async function jsonOf<Value>(siteDir: string, command: readonly string[]): Promise<Value> {
  const isWindows = process.platform === 'win32';
  const options = {cwd: siteDir, shell: isWindows, maxBuffer: 64 * 1024 * 1024};
  const {stdout, stderr} = await run('npx', ['--no', '--', ...command], options).catch(
    (error: unknown) => error as {stdout: string; stderr: string},
  );
  try {
    return JSON.parse(stdout + stderr) as Value;
  } catch (cause) {
    const output = (stdout + stderr).trim().slice(-2000);
    throw new Error(`${command[0]} has failed:\n${output}`, {cause});
  }
}

type Misspelling = {
  text: string;
  uri: string;
  row: number;
  col: number;
  isFlagged?: boolean;
  suggestions?: string[];
};

/** Words that cspell does not know; `.cspell.json` says which it does. */
async function misspellings(siteDir: string, files: readonly string[]): Promise<Finding[]> {
  const command = ['cspell', 'lint', '--no-progress', '--reporter', '@cspell/cspell-json-reporter'];
  const {issues} = await jsonOf<{issues: Misspelling[]}>(siteDir, [...command, ...files]);
  return issues.flatMap(({text, uri, row, col, isFlagged, suggestions = []}) =>
    findingAt(
      {
        file: files.find((one) => decodeURI(uri).endsWith(`/${one}`)) ?? uri,
        line: row,
        column: col,
      },
      'spelling',
      isFlagged ? `${show(text)} is American` : `${show(text)} is in no dictionary`,
      isFlagged && suggestions.length > 0
        ? `write ${suggestions.map(show).join(' or ')}, or add the word to blog/words.txt`
        : 'correct it, or add it to blog/words.txt; put code in backticks',
    ),
  );
}

type Message = {
  source: string | null;
  reason: string;
  line: number | null;
  column: number | null;
  actual?: string | null;
  expected?: string[] | null;
};

/** What remark says of some files; `.remarkrc.mjs` says what it looks for. */
async function proseIn(
  siteDir: string,
  files: readonly string[],
  more: string[],
): Promise<Finding[]> {
  if (files.length === 0) {
    return [];
  }
  const command = ['remark', '--quiet', '--no-stdout', '--report', 'vfile-reporter-json'];
  const read = await jsonOf<Array<{path: string; messages: Message[]}>>(siteDir, [
    ...[...command, ...more],
    ...files,
  ]);
  return read.flatMap(({path, messages}) =>
    messages.flatMap(({source, reason, line, column, actual, expected}) =>
      findingAt(
        {file: path.replaceAll('\\', '/'), line: line ?? 1, column: column ?? 1},
        'prose',
        source === 'retext-readability'
          ? `The sentence ${show(actual ?? '')} is hard to read`
          : reason.replaceAll('`', '').replace(/\.$/, ''),
        source === 'retext-readability'
          ? 'split it in two, or use shorter words'
          : `write ${(expected ?? []).filter(Boolean).map(show).join(' or ') || 'it in another way'}`,
      ),
    ),
  );
}

/**
 * Checks spelling and prose by the programs that look after them.
 *
 * @param posts paths below blog/
 */
export async function checkLanguage(siteDir: string, posts: readonly string[]): Promise<Finding[]> {
  const files = posts.map((path) => `blog/${path}`);
  const inMdx = ['--use', 'remark-mdx', '--use', '@slorber/remark-comment'];
  const isMdx = (file: string) => file.endsWith('.mdx');
  const found = await Promise.all([
    severities.spelling === 'off' || files.length === 0 ? [] : misspellings(siteDir, files),
    severities.prose === 'off'
      ? []
      : proseIn(
          siteDir,
          files.filter((file) => !isMdx(file)),
          [],
        ),
    severities.prose === 'off' ? [] : proseIn(siteDir, files.filter(isMdx), inMdx),
  ]);
  return found.flat();
}
