import {isMap, isScalar, parseDocument, type Document, type ErrorCode} from 'yaml';
import type * as z from 'zod';
import {show, type Report, type ReportAs} from './finding';

/** Longer than any front matter needs; a parser of YAML goes into what is nested, and may not come back. */
const mostCharacters = 10_000;

/** What to do about a mistake that the parser of YAML names. */
const remedies: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'keep one of the two lines',
  TAB_AS_INDENT: 'indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'put a value that has a colon into quotes, as in title: "One: two"',
  MISSING_CHAR: 'close what was opened: a quote or a bracket, or add the colon after the key',
};

const otherwise =
  'write each line as key: value, and put a value with a colon, a hash or a bracket into quotes';

type Mistake = {offset: number; reason: string; remedy: string};

/** A place in a text: from where to where. */
export type Range = [start: number, end: number];

/** YAML that has been read, and where in its file things are. */
export type ReadYaml = {
  values: Record<string, unknown>;
  /** Where a value is; undefined where there is none. */
  rangeOf: (path: readonly PropertyKey[]) => Range | undefined;
  /** Where a key of the map at a path is; left out, of the outermost map. */
  rangeOfKey: (key: string, path?: readonly PropertyKey[]) => Range | undefined;
  /** The comment that stands behind a value in its line. */
  commentAt: (key: string) => string | undefined;
};

function rangeIn(document: Document.Parsed, path: readonly PropertyKey[]): Range | undefined {
  const node: unknown = path.length === 0 ? undefined : document.getIn(path, true);
  const range = (node as {range?: [number, number, number] | null} | undefined)?.range;
  return range ? [range[0], range[1]] : undefined;
}

function keyRangeIn(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  key: string,
): Range | undefined {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

/** Reads YAML that people write; `offset` is where it begins in its file. */
function parseYaml(yaml: string, offset: number): ReadYaml | Mistake {
  const document = parseDocument(yaml, {schema: 'core', prettyErrors: false, logLevel: 'error'});
  const [error] = document.errors;
  if (error) {
    return {
      offset: offset + error.pos[0],
      reason: error.message.includes('call stack')
        ? 'This has too many brackets, one inside the other'
        : `This is not YAML: ${error.message.split('\n')[0]!.slice(0, 150)}`,
      remedy: remedies[error.code] ?? otherwise,
    };
  }
  let values: unknown;
  try {
    values = document.toJS() ?? {};
  } catch {
    return {offset, reason: 'Aliases repeat too much', remedy: 'write the values themselves'};
  }
  if (typeof values !== 'object' || Array.isArray(values)) {
    return {offset, reason: 'This is no list of keys and values', remedy: otherwise};
  }
  const moved = (range: Range | undefined): Range | undefined =>
    range && [offset + range[0], offset + range[1]];
  return {
    values: values as Record<string, unknown>,
    rangeOf: (path) => moved(rangeIn(document, path)),
    rangeOfKey: (key, path = []) => moved(keyRangeIn(document, path, key)),
    commentAt: (key) => {
      const node: unknown = document.get(key, true);
      return isScalar(node) ? (node.comment ?? undefined) : undefined;
    },
  };
}

/** Reads YAML without checking what it says; `null` where it cannot be read, or is no map. */
export function readMap(yaml: string, offset = 0): ReadYaml | null {
  const read = parseYaml(yaml, offset);
  return 'values' in read ? read : null;
}

/** Reads YAML that stands in a file of its own or in front matter; `null`, with a finding, where it cannot be. */
export function readYaml(yaml: string, offset: number, report: Report): ReadYaml | null {
  const read = parseYaml(yaml, offset);
  if ('values' in read) {
    return read;
  }
  report(read.offset, read.reason, read.remedy, {isFatal: true});
  return null;
}

/** Of what several forms say about a value that has none of them, what goes deepest into it: that one was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') {
    return issue;
  }
  const [deepest] = issue.errors
    .flat()
    .filter(({path}) => path.length > 0)
    .sort((a, b) => b.path.length - a.path.length);
  return deepest && !deepest.message.startsWith('Invalid')
    ? {...deepest, path: [...issue.path, ...deepest.path]}
    : issue;
}

/** Finds what a schema says about YAML, each at the line that it is about. */
export function checkValues(
  {values, rangeOf, rangeOfKey}: ReadYaml,
  schema: z.ZodType,
  report: Report,
): void {
  const told = new Set<PropertyKey | undefined>();
  for (const issue of (schema.safeParse(values).error?.issues ?? []).map(innermost)) {
    const {path, message} = issue;
    if (told.has(path[0])) {
      continue;
    }
    told.add(path[0]);
    const [start] = rangeOf(path) ?? rangeOfKey(String(path[0])) ?? [0];
    report(start, `${show(path.join('.'))} has a value that nothing can read`, message, {
      isFatal: true,
    });
  }
}

/** What the front matter of a post says. */
export type FrontMatter = ReadYaml & {
  /** The offset of the text that follows it; 0 where there is no front matter. */
  end: number;
  /** The text that follows it. */
  rest: string;
  /** Where a value begins. */
  offsetOf: (key: string) => number;
};

/** Texts that are no Markdown, and are saved as such. */
const otherKinds: Array<[pattern: RegExp, reason: string, remedy: string]> = [
  [/^%PDF-/, 'This is a PDF', 'write the post as Markdown'],
  [/^\{\\rtf/, 'This is rich text', 'save the post as Markdown'],
  [/^\s*(?:<!DOCTYPE\s+html|<html)/i, 'This is an HTML page', 'write the post as Markdown'],
  [
    /^version https:\/\/git-lfs\.github\.com/,
    'This is what Git LFS left in place of the file',
    'run git lfs pull, or commit the text itself',
  ],
  [/^\+\+\+[ \t]*\n/, 'The front matter is TOML', 'write it as YAML, between two lines of ---'],
  [
    /^\s*[—–-]+[ \t]*\n(?=[\w-]+:)/,
    'Docusaurus reads no front matter here',
    'begin the file with a line of exactly ---',
  ],
];

type Found = {offset: number; yaml: string; end: number};

/** Finds the front matter: where its YAML is, and where the text goes on. `null` where there is none. */
function find(text: string): Found | Mistake | null {
  const opening = /^---(?:ya?ml)?[ \t]*(?:\n|$)/.exec(text);
  if (!opening) {
    const other = otherKinds.find(([pattern]) => pattern.test(text));
    const named = /^---[a-z]+[ \t]*\n/.exec(text);
    return other
      ? {offset: 0, reason: other[1], remedy: other[2]}
      : named
        ? {offset: 0, reason: `${show(named[0])} opens no YAML`, remedy: 'write --- alone'}
        : null;
  }
  const offset = opening[0].length;
  const closing = /^---[ \t]*(?:\n|$)/m.exec(text.slice(offset));
  if (!closing) {
    return {
      offset: 0,
      reason: 'The front matter has no end',
      remedy: 'write --- alone on the line after its last key',
    };
  }
  if (closing.index > mostCharacters) {
    return {
      offset: 0,
      reason: `The front matter has ${closing.index} characters`,
      remedy: `shorten it to ${mostCharacters}: texts belong after it`,
    };
  }
  const yaml = text.slice(offset, offset + closing.index);
  return {offset, yaml, end: offset + closing.index + closing[0].length};
}

/** Reads the front matter of a text without checking it; `end` is where its YAML ends. */
export function readFrontMatter(text: string): (ReadYaml & {end: number}) | null {
  const found = find(text);
  if (found === null || !('yaml' in found)) {
    return null;
  }
  const read = readMap(found.yaml, found.offset);
  return read && {...read, end: found.offset + found.yaml.length};
}

/** What the front matter of a text says, right or wrong; nothing where it cannot be read. */
export const readValues = (text: string): Record<string, unknown> =>
  readFrontMatter(text)?.values ?? {};

/**
 * Reads the front matter of a post, which may have none.
 *
 * @returns `null`, with a finding, where it cannot be read
 */
export function readMatter(text: string, reportAs: ReportAs): FrontMatter | null {
  const report = reportAs('front-matter');
  const found = find(text);
  const later = found === null && /^\s*\n---[ \t]*\n(?=[\w-]+:)/.exec(text);
  if (later) {
    report(
      0,
      'Something stands before the front matter, so Docusaurus shows it as text',
      'begin the file with the line ---',
      {fix: {start: 0, end: later[0].indexOf('---'), text: ''}},
    );
    return null;
  }
  if (found === null && text.trim() === '') {
    report(0, 'The file is empty', 'write the post, or delete the file');
    return null;
  }
  if (found !== null && !('yaml' in found)) {
    report(found.offset, found.reason, found.remedy, {isFatal: true});
    return null;
  }
  const {yaml, offset, end} = found ?? {yaml: '', offset: 0, end: 0};
  const read = readYaml(yaml, offset, report);
  return (
    read && {
      ...read,
      end,
      rest: text.slice(end),
      offsetOf: (key) => (read.rangeOf([key]) ?? read.rangeOfKey(key))?.[0] ?? 0,
    }
  );
}
