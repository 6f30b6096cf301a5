import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {load, type YAMLException} from 'js-yaml';
import {isMap, isNode, isScalar, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import {offsetOfLine, show, type Report, type ReportAs} from './finding';
import {checkCharacters} from './hidden-characters';

type Path = readonly PropertyKey[];

/** YAML as the build reads it, with the positions of its parts in the file. */
export type Yaml = {
  values: Record<string, unknown>;
  /** The offset at which a value begins, or else its key, or the nearest one around it. */
  offsetOf: (...path: PropertyKey[]) => number;
  /** The range of an outermost key; undefined if unknown. */
  rangeOfKey: (key: string) => [start: number, end: number] | undefined;
  /** The comment after an outermost value, on its line. */
  commentAt: (key: string) => string | undefined;
};

/** The front matter of a post; `end` is the offset of the text after it, 0 if there is none. */
export type FrontMatter = Yaml & {end: number};

/** The strings in YAML, each with its path. */
function stringsIn(value: unknown, path: Path = []): Array<[text: string, path: Path]> {
  if (typeof value === 'string') {
    return [[value, path]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => stringsIn(one, [...path, key]))
    : [];
}

/** Dates as they were written: the parser of the build turns 30 February into 1 March. */
function datesAsWritten(value: unknown, document: Document, path: Path = []): unknown {
  if (value instanceof Date) {
    const node: unknown = document.getIn(path, true);
    return isScalar(node) && typeof node.value === 'string' ? node.value : value.toISOString();
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(
    ([key, one]) =>
      [
        key,
        datesAsWritten(one, document, [...path, Array.isArray(value) ? Number(key) : key]),
      ] as const,
  );
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/**
 * Adds positions to what the parser of the build has read. They come from a stricter parser, which complains of some
 * YAML that the build takes, and knows where its parts are all the same.
 */
function withPositions(yaml: string, offset: number, values: Record<string, unknown>): Yaml {
  const document = parseDocument(yaml, {schema: 'core', prettyErrors: false, logLevel: 'silent'});
  const {contents} = document;
  const pairOf = (key: string) =>
    isMap(contents)
      ? contents.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
      : undefined;
  const rangeOfKey = (key: string): [number, number] | undefined => {
    const node = pairOf(key)?.key;
    const range = isScalar(node) ? node.range : undefined;
    return range ? [offset + range[0], offset + range[1]] : undefined;
  };
  const offsetOf = (...path: PropertyKey[]): number => {
    const node: unknown = path.length === 0 ? undefined : document.getIn(path, true);
    const range = isNode(node) ? node.range : undefined;
    const [key, ...more] = path;
    return range
      ? offset + range[0]
      : more.length > 0
        ? offsetOf(...path.slice(0, -1))
        : (rangeOfKey(String(key))?.[0] ?? 0);
  };
  return {
    values: datesAsWritten(values, document) as Record<string, unknown>,
    offsetOf,
    rangeOfKey,
    commentAt: (key) => {
      const node = pairOf(key)?.value;
      return isScalar(node) ? (node.comment ?? undefined) : undefined;
    },
  };
}

/** Reports why YAML cannot be read, at the line that its parser names. */
function reportYaml(error: unknown, text: string, report: Report): null {
  const {reason, message, mark} = error as Error & Partial<YAMLException>;
  const said = (reason ?? message).split('\n')[0]!.replace(/\.$/, '');
  report(
    mark ? offsetOfLine(text, Math.min(mark.line, text.split('\n').length - 1)) : 0,
    `This is not YAML: ${said.slice(0, 150)}`,
    'write each line as key: value, and put a value with a colon, a hash or a bracket into straight quotes',
  );
  return null;
}

/** Completes what a parser has read, if it is a map. */
function complete(read: unknown, yaml: string, offset: number, reportAs: ReportAs): Yaml | null {
  if (typeof read !== 'object' || Array.isArray(read)) {
    reportAs('front-matter')(
      offset,
      'This is no list of keys and values',
      'write each line as key: value',
    );
    return null;
  }
  const known = withPositions(yaml, offset, (read ?? {}) as Record<string, unknown>);
  for (const [text, path] of stringsIn(read)) {
    const where = `In the ${path.join('.')}`;
    checkCharacters(text, reportAs('lost-text'), where, known.offsetOf(...path));
  }
  return known;
}

/** Reads a YAML file of the blog as the build does; `null`, with a finding, if it cannot be read. */
export function readYaml(text: string, reportAs: ReportAs): Yaml | null {
  try {
    return complete(load(text) ?? {}, text, 0, reportAs);
  } catch (error) {
    return reportYaml(error, text, reportAs('front-matter'));
  }
}

/** Makes each text another one: the parser remembers texts, and those that it has failed to read as empty. */
let reads = 0;

/** Reads the front matter of a post with the parser of the build; `null`, with a finding, if it cannot. */
export async function readFrontMatter(
  text: string,
  reportAs: ReportAs,
): Promise<FrontMatter | null> {
  const report = reportAs('front-matter');
  const opening = /^---[^\n-]*\n/.exec(text)?.[0].length;
  if (opening === undefined) {
    const late = /^\s*\n(?=---[ \t]*\n[\w-]+:)/.exec(text);
    if (late) {
      report(
        0,
        'Something stands before the front matter, so readers see it as text',
        'begin the file with the line ---',
        {start: 0, end: late[0].length, text: ''},
      );
    } else if (/^(?:\+\+\+[ \t]*\n|\s*[—–-]+[ \t]*\n(?=[\w-]+:))/.test(text)) {
      const remedy = 'write YAML between two lines of exactly ---';
      report(0, 'Docusaurus reads no front matter here, so readers see it as text', remedy);
    }
    return {...withPositions('', 0, {}), end: 0};
  }
  const closing = text.indexOf('\n---', opening - 1);
  if (closing < 0) {
    report(0, 'The front matter has no end', 'write --- alone on the line after its last key');
    return null;
  }
  const end = text.indexOf('\n', closing + 1) + 1 || text.length;
  try {
    const fileContent = `${text.slice(0, end)}\n${(reads += 1)}`;
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent});
    const known = complete(frontMatter, text.slice(opening, closing + 1), opening, reportAs);
    return known && {...known, end};
  } catch (error) {
    return reportYaml(error, text, report);
  }
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

/** Reports where YAML violates a schema, once for each outermost key, at the line it is about. */
export function checkValues({values, offsetOf}: Yaml, schema: z.ZodType, report: Report): void {
  const told = new Set<PropertyKey | undefined>();
  for (const issue of (schema.safeParse(values).error?.issues ?? []).map(innermost)) {
    const {path, message} = issue;
    if (!told.has(path[0])) {
      told.add(path[0]);
      report(offsetOf(...path), `${show(path.join('.'))} has a value that cannot be used`, message);
    }
  }
}
