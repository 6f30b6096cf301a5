import {CORE_SCHEMA, load} from 'js-yaml';
import {isMap, isScalar, parseDocument, type Document, type ErrorCode} from 'yaml';
import type * as z from 'zod';
import {show, type Report, type ReportAs} from './finding';

/** More than any front matter needs; the YAML parser recurses into nesting, and might not return. */
const mostCharacters = 10_000;

/** How to fix the errors that the YAML parser reports. */
const remedies: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'keep one of the two lines',
  TAB_AS_INDENT: 'indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'put a value that has a colon into quotes, as in title: "One: two"',
  MISSING_CHAR: 'close what was opened: a quote or a bracket, or add the colon after the key',
};

const otherwise =
  'write each line as key: value, and put a value with a colon, a hash or a bracket into quotes';

/** How to fix slips that the YAML parser reports as something else, by the line of the error. */
const remediesOfLines: Array<[line: RegExp, remedy: string]> = [
  // A word processor has made curly quotes of straight ones.
  [
    /(?:^|[:[,{-])\s*[“”„‘’]/,
    'write straight quotes, " or \', around the value: to YAML, curly ones are letters',
  ],
  [/^\s*(?:- )?[\w-]+:(?!\s|\/\/|$)/, 'write a space after the colon, as in key: value'],
  [
    /:\s+"[^"]*"\s*[^\s"#,\]}]/,
    'put the value into single quotes, or write \\" for each quote inside it',
  ],
  [
    /:\s+'[^']*'\s*[^\s'#,\]}]/,
    "put the value into double quotes, or write '' for each quote inside it",
  ],
];

type Mistake = {offset: number; reason: string; remedy: string};

/** A range in a text. */
export type Range = [start: number, end: number];

/** Parsed YAML, with the positions of its parts in the file. */
export type ReadYaml = {
  values: Record<string, unknown>;
  /** The range of a value; undefined if there is none. */
  rangeOf: (path: readonly PropertyKey[]) => Range | undefined;
  /** The range of a key in the map at a path, by default the outermost map. */
  rangeOfKey: (key: string, path?: readonly PropertyKey[]) => Range | undefined;
  /** The trailing comment on the line of a value. */
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

/**
 * Reads YAML with the parser of Docusaurus, which takes what the stricter one with the positions refuses, such as a
 * quotation that goes on in a line without indentation; `null` if it refuses it as well.
 */
function readAsBuild(yaml: string): Record<string, unknown> | null {
  try {
    const values: unknown = load(yaml, {schema: CORE_SCHEMA});
    return typeof values === 'object' && !Array.isArray(values)
      ? (values as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

/** Finds the outermost keys of YAML by their lines, where no parser says where they are. */
function rangeOfLine(
  yaml: string,
  offset: number,
  key: PropertyKey | undefined,
): Range | undefined {
  let start = offset;
  for (const line of yaml.split('\n')) {
    if (line.startsWith(`${String(key)}:`)) {
      return [start, start + line.length];
    }
    start += line.length + 1;
  }
  return undefined;
}

/** Parses YAML written by people; `offset` is its position in the file. */
function parseYaml(yaml: string, offset: number): ReadYaml | Mistake {
  const document = parseDocument(yaml, {schema: 'core', prettyErrors: false, logLevel: 'error'});
  const [error] = document.errors;
  const built = error ? readAsBuild(yaml) : null;
  if (built) {
    return {
      values: built,
      rangeOf: ([key]) => rangeOfLine(yaml, offset, key),
      rangeOfKey: (key, path = []) => rangeOfLine(yaml, offset, path[0] ?? key),
      commentAt: () => undefined,
    };
  }
  if (error) {
    const line = yaml.slice(yaml.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n')[0]!;
    return {
      offset: offset + error.pos[0],
      reason: error.message.includes('call stack')
        ? 'This has too many brackets, one inside the other'
        : `This is not YAML: ${error.message.split('\n')[0]!.slice(0, 150)}`,
      remedy:
        remediesOfLines.find(([slip]) => slip.test(line))?.[1] ?? remedies[error.code] ?? otherwise,
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

/** Reads YAML without validating it; `null` if it cannot be parsed, or is not a map. */
export function readMap(yaml: string, offset = 0): ReadYaml | null {
  const read = parseYaml(yaml, offset);
  return 'values' in read ? read : null;
}

/** Reads YAML from a file or from front matter; `null`, with a finding, if it cannot be parsed. */
export function readYaml(yaml: string, offset: number, report: Report): ReadYaml | null {
  const read = parseYaml(yaml, offset);
  if ('values' in read) {
    return read;
  }
  report(read.offset, read.reason, read.remedy, {isFatal: true});
  return null;
}

/** If a value matches no form of a union, picks the error that lies deepest: that form was meant. */
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

/** Reports where YAML violates a schema, each error at the line it is about. */
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
    // What is missing has no place of its own, but what it is missing from has.
    const places = path.map((_, above) => rangeOf(path.slice(0, path.length - above)));
    const [start] = places.find(Boolean) ?? rangeOfKey(String(path[0])) ?? [0];
    report(start, `${show(path.join('.'))} has a value that nothing can read`, message, {
      isFatal: true,
    });
  }
}

/** The front matter of a post. */
export type FrontMatter = ReadYaml & {
  /** The offset of the text after it; 0 if there is no front matter. */
  end: number;
  /** Where a value begins. */
  offsetOf: (key: string) => number;
};

/** Formats other than Markdown that are saved as .md by mistake. */
const otherKinds: Array<[pattern: RegExp, reason: string, remedy: string]> = [
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

/** Finds the front matter: the position of its YAML, and where it ends. `null` if there is none. */
function find(text: string): Found | Mistake | null {
  const opening = /^---(?:ya?ml)?[ \t]*(?:\n|$)/.exec(text);
  if (!opening) {
    const other = otherKinds.find(([pattern]) => pattern.test(text));
    return other ? {offset: 0, reason: other[1], remedy: other[2]} : null;
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

/** Reads the front matter of a text without validating it; `end` is where its YAML ends. */
export function readFrontMatter(text: string): (ReadYaml & {end: number}) | null {
  const found = find(text);
  if (found === null || !('yaml' in found)) {
    return null;
  }
  const read = readMap(found.yaml, found.offset);
  return read && {...read, end: found.offset + found.yaml.length};
}

/** The front matter of a text, valid or not; empty if it cannot be read. */
export const readValues = (text: string): Record<string, unknown> =>
  readFrontMatter(text)?.values ?? {};

/**
 * Reads the front matter of a post, which may have none.
 *
 * @returns `null`, with a finding, if it cannot be read
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
      offsetOf: (key) => (read.rangeOf([key]) ?? read.rangeOfKey(key))?.[0] ?? 0,
    }
  );
}
