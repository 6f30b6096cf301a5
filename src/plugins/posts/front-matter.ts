import {isMap, isScalar, parseDocument, visit, type Document, type ErrorCode} from 'yaml';
import type * as z from 'zod';
import {collect, show, type Edit, type Finding, type Report} from './finding';
import {frontMatterSchema, unknownKey, type Declared} from './schema';
import {suggest} from './suggest';

const rule = 'front-matter';

/** More than any front matter needs; a parser of YAML goes into what is nested, and may not come back. */
const mostCharacters = 10_000;

/** What to do about a mistake that the parser of YAML names. */
const remedies: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'keep one of the two lines',
  TAB_AS_INDENT: 'indent with spaces',
  MULTIPLE_ANCHORS: 'put the value into quotes: & and * mean something else in YAML',
  ALIAS_PROPS: 'put the value into quotes: & and * mean something else in YAML',
  BLOCK_AS_IMPLICIT_KEY: 'put a value that has a colon into quotes, as in title: "One: two"',
  MISSING_CHAR: 'close what was opened: a quote, a bracket, or add the colon after the key',
  BAD_ALIAS: 'put the value into quotes: & and * mean something else in YAML',
  TAG_RESOLVE_FAILED: 'put the value into quotes: ! means something else in YAML',
};

const otherwise =
  'write each line as key: value, and put a value with a colon, a hash or a bracket into quotes';

type Mistake = {offset: number; reason: string; remedy: string; fix?: Edit};

/** Reads YAML that people write; `offset` is where it begins in its file. */
function readYaml(yaml: string, offset: number): {document: Document.Parsed; mistakes: Mistake[]} {
  const document = parseDocument(yaml, {schema: 'core', prettyErrors: false});
  const mistakes: Mistake[] = [...document.errors, ...document.warnings].map(
    ({code, message, pos}) => ({
      offset: offset + pos[0],
      reason: `This is no YAML: ${message.split('\n')[0]!.slice(0, 150)}`,
      remedy: remedies[code] ?? otherwise,
    }),
  );
  if (mistakes.length === 0) {
    visit(document, {
      Alias: (_key, {range, source}) => {
        mistakes.push({
          offset: offset + (range?.[0] ?? 0),
          reason: `*${source} stands for another value`,
          remedy: 'write the value itself; a text that begins with * goes into quotes',
        });
      },
    });
  }
  return {document, mistakes};
}

/** A place in a text: from where to where. */
export type Range = [start: number, end: number];

/** Where the value at a path is, or the nearest that it would be in. */
function rangeOf(
  document: Document.Parsed,
  path: readonly PropertyKey[],
): [start: number, end: number] | undefined {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = (node as {range?: [number, number] | null} | undefined)?.range;
    if (range) {
      return [range[0], range[1]];
    }
  }
  return undefined;
}

/** Where a key of the map at a path is. */
function keyRange(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  key: string,
): [start: number, end: number] | undefined {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

/** Finds what a schema says about YAML, each at the line that it is about. */
function checkYaml(
  yaml: string,
  offset: number,
  {
    schema,
    report,
    candidates,
  }: {
    schema: z.ZodType;
    report: Report;
    candidates: (path: readonly PropertyKey[]) => readonly string[];
  },
): unknown {
  const {document, mistakes} = readYaml(yaml, offset);
  for (const {offset: at, reason, remedy} of mistakes) {
    report(rule, at, reason, remedy);
  }
  if (mistakes.length > 0) {
    return undefined;
  }
  const values: unknown = document.toJS();
  const {error} = schema.safeParse(values);
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const {remedy, meant} = unknownKey(key);
        const range = keyRange(document, issue.path, key);
        report(
          rule,
          offset + (range?.[0] ?? 0),
          `There is no ${show(key)}`,
          remedy,
          meant && range && !document.hasIn([...issue.path, meant])
            ? {fix: {start: offset + range[0], end: offset + range[1], text: meant}}
            : {},
        );
      }
      continue;
    }
    const name = issue.path.join('.');
    const range = rangeOf(document, issue.path);
    const isThere = document.hasIn(issue.path);
    const written: unknown = document.getIn(issue.path);
    const meant =
      typeof written === 'string' && isThere ? suggest(written, candidates(issue.path)) : undefined;
    report(
      rule,
      range ? offset + range[0] : Math.max(0, offset - 4),
      issue.path.length === 0
        ? 'This is no list of keys and values'
        : isThere
          ? `${typeof written === 'string' ? show(written) : 'What it says'} cannot stand at ${show(name.replace(/\.\d+$/, ''))}`
          : `${show(name)} is missing`,
      issue.message,
      meant !== undefined && range
        ? {fix: {start: offset + range[0], end: offset + range[1], text: meant}}
        : {},
    );
  }
  return values;
}

/** What the front matter of a post says, as far as other rules need it. */
export type FrontMatter = {
  /** The offset of the text that follows it. */
  end: number;
  values: Record<string, unknown>;
  /** Where a value begins. */
  offsetOf: (key: string) => number;
};

/** Finds the front matter: where its YAML is, and where the text goes on. */
function find(text: string, report: Report): {offset: number; yaml: string; end: number} | null {
  const opening = /^---([^\n]*)(?:\n|$)/.exec(text);
  if (!opening) {
    const later = /^\s*(?=---[ \t]*\n)/.exec(text);
    report(
      rule,
      0,
      later ? 'Something stands before the front matter' : 'The post has no front matter',
      later
        ? 'let the file begin with the line ---'
        : 'begin the file with a line ---, then title, description, authors and tags, then another line ---',
      later ? {fix: {start: 0, end: later[0].length, text: ''}} : {},
    );
    return null;
  }
  if (opening[1]!.trim() !== '') {
    report(
      rule,
      3,
      `The front matter is opened by ${show(opening[0])}`,
      'write --- alone on the first line, and YAML after it',
    );
    return null;
  }
  const offset = opening[0].length;
  const closing = /^---[ \t]*(?:\n|$)/m.exec(text.slice(offset));
  const yaml = text.slice(offset, closing ? offset + closing.index : undefined);
  const strayed = /^---/m.exec(yaml);
  if (!closing || strayed) {
    report(
      rule,
      strayed ? offset + strayed.index : 0,
      strayed
        ? `The front matter ends with ${show(yaml.slice(strayed.index).split('\n')[0]!)}`
        : 'The front matter has no end',
      'write --- alone on the line after its last key',
    );
    return null;
  }
  if (yaml.length > mostCharacters) {
    report(
      rule,
      0,
      `The front matter has ${yaml.length} characters`,
      `shorten it to ${mostCharacters}; texts belong after it`,
    );
    return null;
  }
  return {offset, yaml, end: offset + closing.index + closing[0].length};
}

/** YAML that has been read, and where in its file things are. */
export type ReadYaml = {
  values: Record<string, unknown>;
  /** Where a value is; undefined where there is none. */
  rangeOf: (path: readonly PropertyKey[]) => Range | undefined;
  /** Where a key of the outermost map is. */
  rangeOfKey: (key: string) => Range | undefined;
};

/** Reads YAML without judging it; `null` where it cannot be read, or is no map. */
export function readMap(yaml: string, offset = 0): ReadYaml | null {
  const {document, mistakes} = readYaml(yaml, offset);
  const values: unknown = mistakes.length > 0 ? null : document.toJS();
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return null;
  }
  const moved = (range: Range | undefined): Range | undefined =>
    range && [offset + range[0], offset + range[1]];
  return {
    values: values as Record<string, unknown>,
    rangeOf: (path) => (document.hasIn(path) ? moved(rangeOf(document, path)) : undefined),
    rangeOfKey: (key) => moved(keyRange(document, [], key)),
  };
}

/** Reads the front matter of a text without judging it; `end` is where its YAML ends. */
export function readFrontMatter(text: string): (ReadYaml & {end: number}) | null {
  const found = find(text, () => undefined);
  const read = found && readMap(found.yaml, found.offset);
  return read && {...read, end: found.offset + found.yaml.length};
}

/**
 * Checks the front matter of a post.
 *
 * @returns what it says; `null` where it cannot be read
 */
export function checkFrontMatter(
  text: string,
  declared: Declared,
  report: Report,
): FrontMatter | null {
  const found = find(text, report);
  if (!found) {
    return null;
  }
  const {offset, yaml, end} = found;
  const candidates = ([field]: readonly PropertyKey[]) =>
    (field === 'authors' ? declared.authors : field === 'tags' ? declared.tags : null) ?? [];
  const values = checkYaml(yaml, offset, {schema: frontMatterSchema(declared), report, candidates});
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return {end, values: {}, offsetOf: () => 0};
  }
  const {document} = readYaml(yaml, offset);
  return {
    end,
    values: values as Record<string, unknown>,
    offsetOf: (key) => offset + (rangeOf(document, [key])?.[0] ?? 0),
  };
}

/**
 * Reads what the blog declares in a file of YAML, such as blog/tags.yml.
 *
 * @param text `null` where there is no such file
 * @returns the names that it declares; `null` where they are not to be known
 */
export function readDeclarations(
  file: string,
  text: string | null,
  schema: z.ZodType,
): {names: string[] | null; values: Record<string, unknown>; findings: Finding[]} {
  const {findings, report} = collect(file, text ?? '');
  if (text === null) {
    report(rule, 0, 'There is no such file', 'write it: CONTRIBUTING shows what belongs into it');
    return {names: null, values: {}, findings};
  }
  const values = checkYaml(text, 0, {schema, report, candidates: () => []});
  const isMapping = typeof values === 'object' && values !== null && !Array.isArray(values);
  return {
    names: isMapping ? Object.keys(values) : null,
    values: isMapping ? (values as Record<string, unknown>) : {},
    findings,
  };
}
