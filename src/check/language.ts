import {spawn} from 'node:child_process';
import {severities} from '../settings/post-rules';
import {findingAt, show, type Finding} from './finding';

/** What a program prints, on both outputs. Its exit code says only whether it has found something. */
const outputOf = (siteDir: string, command: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const child = spawn('npx', ['--no', '--', ...command], {cwd: siteDir, shell: isWindows});
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    child.stderr.on('data', (part) => (output += String(part)));
    child.on('error', reject);
    child.on('close', () => {
      resolve(output);
    });
  });

/** Runs a program that prints JSON. */
async function jsonOf<Value>(siteDir: string, command: readonly string[]): Promise<Value> {
  const output = await outputOf(siteDir, command);
  try {
    return JSON.parse(output) as Value;
  } catch (error) {
    throw new Error(`${command[0]} has failed:\n${output.trim().slice(-2000)}`, {cause: error});
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

/** Words that cspell does not know, once for each post; `.cspell.json` says which it does. */
async function misspellings(siteDir: string, files: readonly string[]): Promise<Finding[]> {
  const command = ['cspell', 'lint', '--no-progress', '--reporter', '@cspell/cspell-json-reporter'];
  const {issues} = await jsonOf<{issues: Misspelling[]}>(siteDir, [...command, ...files]);
  const told = new Set<string>();
  return issues.flatMap(({text, uri, row, col, isFlagged, suggestions = []}) => {
    const file = files.find((one) => decodeURI(uri).endsWith(`/${one}`)) ?? uri;
    const key = `${file} ${text.toLowerCase()}`;
    if (told.has(key)) {
      return [];
    }
    told.add(key);
    return findingAt(
      {file, line: row, column: col},
      'spelling',
      isFlagged ? `${show(text)} is American` : `${show(text)} is in no dictionary`,
      isFlagged && suggestions.length > 0
        ? `write ${suggestions.map(show).join(' or ')}, or add the word to blog/words.txt`
        : 'correct it, or add it to blog/words.txt; what is code stands in backticks',
    );
  });
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
          ? 'make two of it, or use shorter words'
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
  const isMdx = (file: string) => file.endsWith('.mdx');
  const found = await Promise.all([
    severities.spelling === 'off' || files.length === 0 ? [] : misspellings(siteDir, files),
    ...(severities.prose === 'off'
      ? []
      : [
          proseIn(
            siteDir,
            files.filter((file) => !isMdx(file)),
            [],
          ),
          proseIn(siteDir, files.filter(isMdx), [
            '--use',
            'remark-mdx',
            '--use',
            '@slorber/remark-comment',
          ]),
        ]),
  ]);
  return found.flat();
}
