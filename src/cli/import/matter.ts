import {parse as parseToml, TomlDate} from 'smol-toml';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {traced, type TracedText} from './edits';
import {constantsIn} from './literals';

export type Data = Readonly<Record<string, unknown>>;

/** The settings at the head of a file, or a file of settings. */
export type Settings = {
  data: Data;
  /** The line of a key of the first level; undefined if it is not known. */
  lineOf: (key: string) => number | undefined;
  /** Values exactly as they were written, without a tag or quotes lost: whether a YAML value was quoted. */
  isQuoted: (key: string) => boolean;
  /** Why the settings could not be read. */
  problem?: {line: number; reason: string};
};

export type Matter = Settings & {body: TracedText};

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A value as a record; an empty one if it is something else. */
export const recordOf = (value: unknown): Data => (isRecord(value) ? value : {});

/** Dates of TOML as they were written: `toISOString` keeps their zone, and leaves it out where there is none. */
const withoutTomlDates = (value: unknown): unknown => {
  if (value instanceof TomlDate) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.map(withoutTomlDates);
  }
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, withoutTomlDates(inner)]),
      )
    : value;
};

const none: Settings = {data: {}, lineOf: () => undefined, isQuoted: () => false};

/** YAML in the core schema: a time stays as it was written. A key that stands twice counts as it last stood. */
function readYaml(text: string, firstLine: number): Settings {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, uniqueKeys: false, logLevel: 'silent'});
  const [error] = document.errors;
  if (error) {
    const line = firstLine + lineCounter.linePos(error.pos[0]).line - 1;
    return {
      ...none,
      problem: {line, reason: error.message.split('\n')[0]!.replace(/ at line.*$/, '')},
    };
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const pairOf = (key: string) =>
    pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  return {
    data: recordOf(document.toJS({maxAliasCount: 1000}) as unknown),
    lineOf: (key) => {
      const found = pairOf(key)?.key;
      return isScalar(found) ? firstLine + lineCounter.linePos(found.range[0]).line - 1 : undefined;
    },
    isQuoted: (key) => {
      const value = pairOf(key)?.value;
      return isScalar(value) && (value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE');
    },
  };
}

/** The line of a key in a format whose parser does not say it. */
const lineByWords = (text: string, firstLine: number) => (key: string) => {
  const words = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(
    `^[ \\t]*(?:["']?${words}["']?[ \\t]*[=:.]|\\[+${words}[\\].])`,
    'm',
  ).exec(text);
  return found ? traced(text, firstLine).lineAt(found.index + found[0].search(/\S/)) : undefined;
};

function readToml(text: string, firstLine: number): Settings {
  try {
    return {
      ...none,
      data: recordOf(withoutTomlDates(parseToml(text))),
      lineOf: lineByWords(text, firstLine),
    };
  } catch (error) {
    const {line = 1} = error as {line?: number};
    const reason = (error as Error).message.split('\n')[0]!.replace('Invalid TOML document: ', '');
    return {...none, problem: {line: firstLine + line - 1, reason}};
  }
}

function readJson(text: string, firstLine: number): Settings {
  try {
    return {...none, data: recordOf(JSON.parse(text)), lineOf: lineByWords(text, firstLine)};
  } catch (error) {
    return {...none, problem: {line: firstLine, reason: (error as Error).message}};
  }
}

const readScript = (text: string, firstLine: number): Settings => ({
  ...none,
  data: constantsIn(text),
  lineOf: (key) => {
    const at = new RegExp(`\\b${key}\\b`).exec(text)?.index;
    return at === undefined ? undefined : traced(text, firstLine).lineAt(at);
  },
});

/** How front matter is read by what is said behind its first mark: `---js`. */
const languages: Readonly<Record<string, (text: string, firstLine: number) => Settings>> = {
  '---': readYaml,
  '---yaml': readYaml,
  '---json': readJson,
  '---toml': readToml,
  '---js': readScript,
  '---javascript': readScript,
  '+++': readToml,
};

/** Reads a file of settings by its ending. */
export function readSettings(path: string, content: Buffer | string): Settings {
  const text = content.toString().replace(/^\uFEFF/, '');
  if (path.endsWith('.toml')) {
    return readToml(text, 1);
  }
  return path.endsWith('.json') ? readJson(text, 1) : readYaml(text, 1);
}

const fenced =
  /^((---|\+\+\+)(?:(?<=-)(?:yaml|json|toml|js|javascript))?)[ \t]*\n(?:([\s\S]*?)\n)??\2[ \t]*(?:\n|$)/;

/** The end of the JSON object that a text begins with: where its braces are even. */
function endOfJson(text: string): number {
  let depth = 0;
  for (const {0: found, index} of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    depth += found === '{' ? 1 : found === '}' ? -1 : 0;
    if (depth === 0) {
      return index + 1;
    }
  }
  return 0;
}

/** Splits a file into front matter, in YAML, TOML, JSON or JavaScript, and body, with lines as `\n`. */
export function readMatter(content: Buffer | string): Matter {
  const text = content
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const [whole, language, , head = ''] = fenced.exec(text) ?? [];
  if (whole !== undefined) {
    const body = traced(text.slice(whole.length), whole.split('\n').length);
    return {...languages[language!]!(head, 2), body};
  }
  const end = /^\{\s*["}]/.test(text) ? endOfJson(text) : 0;
  if (end > 0) {
    const head = text.slice(0, end);
    return {...readJson(head, 1), body: traced(text.slice(end), head.split('\n').length)};
  }
  return {...none, body: traced(text)};
}
