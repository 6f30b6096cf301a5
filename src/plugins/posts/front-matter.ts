import {isMap, isScalar, parseDocument, visit, type Document, type ErrorCode} from 'yaml';
import type {Root} from 'mdast';
import type * as z from 'zod';
import {toString} from '../../lib/es-modules.cjs';
import {collect, show, type Edit, type Finding, type Report} from './finding';
import {toSlug} from './folder';
import {frontMatterSchema, unknownKey, type Declared} from './schema';
import {suggest} from './suggest';
import {
  declareAuthor,
  declareInline,
  describe,
  moveCard,
  replaceKey,
  replaceValue,
} from './take-over';

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

/** Slips that a parser of YAML tells in words of its own; each is looked for where it finds anything. */
const slips: Array<[pattern: RegExp, reason: string, remedy: string, replacement?: string]> = [
  [/(?<=^\w+)：[ \t]*/m, 'Here is a full-width colon', 'write a colon and a space', ': '],
  [
    /(?<=^(?:title|description|authors|tags|date|draft|series|image):)(?=[^\s])/m,
    'No space follows this colon',
    'write a space after the colon of each key',
    ' ',
  ],
  [
    /(?<=^\w+)[ \t]*=[ \t]*/m,
    'This is TOML, and the front matter is YAML',
    'write each line as key: value',
    ': ',
  ],
  [/(?<=^[ \t]+-)(?=[A-Za-z])/m, 'No space follows this hyphen', 'write a space after it', ' '],
  [
    // Below a key with a value of its own, or first of all: below one without, it belongs there.
    /(?:(?<![^])|(?<=^[\w-]+:[ \t]+\S.*\n))[ \t]+(?=(?:title|description|authors|tags|date|draft|series|image):)/m,
    'This key is indented',
    'let each key begin its line, and indent with spaces what belongs to it',
    '',
  ],
  [
    /(?<=^(?:title|description|series):[ \t]*)(?=[-@`%&*!|>?[{].*$)/m,
    'This value begins with a sign that means something else in YAML',
    'put it into quotes, as in title: "@ and more"',
  ],
];

/** What is wrong with YAML that cannot be read: one thing, since all that follows follows from it. */
function explain(yaml: string, offset: number, first: Mistake): Mistake {
  const slip = slips
    .map(([pattern, ...rest]) => ({match: pattern.exec(yaml), rest}))
    .find(({match}) => match !== null);
  if (slip?.match) {
    const {
      match: {index, 0: words},
      rest: [reason, remedy, replacement],
    } = slip;
    const start = offset + index;
    return {
      offset: start,
      reason,
      remedy,
      ...(replacement === undefined
        ? {}
        : {fix: {start, end: start + words.length, text: replacement}}),
    };
  }
  return first;
}

/** Reads YAML that people write; `offset` is where it begins in its file. */
function readYaml(yaml: string, offset: number): {document: Document.Parsed; mistakes: Mistake[]} {
  const document = parseDocument(yaml, {
    schema: 'core',
    prettyErrors: false,
    // What it would warn of, the schema says.
    logLevel: 'error',
  });
  const mistakes: Mistake[] = [...document.errors, ...document.warnings].map(
    ({code, message, pos}) => ({
      offset: offset + pos[0],
      reason: `This is no YAML: ${message.split('\n')[0]!.slice(0, 150)}`,
      remedy: remedies[code] ?? otherwise,
    }),
  );
  if (mistakes.length > 0) {
    return {document, mistakes: [explain(yaml, offset, mistakes[0]!)]};
  }
  if (!isMap(document.contents) && isScalar(document.contents)) {
    const mistake = explain(yaml, offset, {offset, reason: '', remedy: ''});
    return {document, mistakes: mistake.reason === '' ? [] : [mistake]};
  }
  {
    visit(document, {
      Node: (_key, node) => {
        if (mistakes.length === 0 && 'anchor' in node && node.anchor) {
          mistakes.push({
            offset: offset + (node.range?.[0] ?? 0),
            reason: `&${node.anchor} names a value, to be repeated`,
            remedy: 'delete it; a text that begins with & goes into quotes',
          });
        }
      },
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

/** What YAML says, by its keys; nothing where it is no mapping. */
const recordOf = (values: unknown): Record<string, unknown> =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};

type Mends = Pick<Finding, 'fix' | 'mend'>;
type TakeOver = (
  key: string,
  document: Document.Parsed,
  values: Record<string, unknown>,
) => Mends | undefined;

/** From where a key of the first level begins to the end of the last line of its value. */
function linesOf(
  document: Document.Parsed,
  yaml: string,
  key: string,
): [start: number, end: number] | null {
  const range = keyRange(document, [], key);
  const node: unknown = document.get(key, true);
  const end =
    (node as {range?: [number, number, number] | null} | undefined)?.range?.[1] ?? range?.[1];
  if (!range || end === undefined) {
    return null;
  }
  const last = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1;
  return [range[0], last === 0 ? yaml.length : last];
}

/** Of what several forms say about a value that has none of them, what goes deepest into it: that form was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') {
    return issue;
  }
  const [deepest] = issue.errors
    .flat()
    .filter(({path}) => path.length > 0)
    .sort((a, b) => b.path.length - a.path.length);
  return deepest && deepest.message !== issue.message && !deepest.message.startsWith('Invalid')
    ? {...deepest, path: [...issue.path, ...deepest.path]}
    : issue;
}
/** Finds what a schema says about YAML, each at the line that it is about. */
function checkYaml(
  yaml: string,
  offset: number,
  {
    schema,
    report,
    candidates,
    takeOver,
    fields,
  }: {
    schema: z.ZodType;
    report: Report;
    /** What was meant by a text at a path; undefined where nobody knows. */
    candidates: (path: readonly PropertyKey[], written: string) => string | undefined;
    /** What `--fix` does about a key of the first level; undefined where it takes a decision. */
    takeOver?: TakeOver;
    /** The keys of an entry, in a file that is no front matter. */
    fields?: readonly string[];
  },
): unknown {
  const {document, mistakes} = readYaml(yaml, offset);
  for (const {offset: at, reason, remedy, fix} of mistakes.slice(0, 1)) {
    report(rule, at, reason, remedy, fix ? {fix} : {});
  }
  if (mistakes.length > 0) {
    return undefined;
  }
  const values: unknown = document.toJS();
  const {error} = schema.safeParse(values);
  const issues = (error?.issues ?? []).map(innermost);
  // A key that is written in another way is not missing.
  const meantKeys = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, unknownKey(key, fields).replaces].join('.'))
        : [],
    ),
  );
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const {remedy, meant} = unknownKey(key, fields);
        const range = keyRange(document, issue.path, key);
        report(
          rule,
          offset + (range?.[0] ?? 0),
          `There is no ${show(key)}`,
          remedy,
          (issue.path.length === 0 ? takeOver?.(key, document, recordOf(values)) : undefined) ??
            (meant && range && !document.hasIn([...issue.path, meant])
              ? {fix: {start: offset + range[0], end: offset + range[1], text: meant}}
              : {}),
        );
      }
      continue;
    }
    const name = issue.path.join('.');
    if (told.has(name) || (meantKeys.has(name) && !document.hasIn(issue.path))) {
      continue;
    }
    told.add(name);
    if (issue.code === 'invalid_key') {
      const [key] = issue.path.slice(-1).map(String);
      const own = keyRange(document, issue.path.slice(0, -1), key!);
      const slug = toSlug(key!);
      report(
        rule,
        offset + (own?.[0] ?? 0),
        `${show(key!)} is no name for use in posts`,
        issue.issues[0]?.message ?? issue.message,
        own && slug !== '' && !document.hasIn([...issue.path.slice(0, -1), slug])
          ? {fix: {start: offset + own[0], end: offset + own[1], text: slug}}
          : {},
      );
      continue;
    }
    const range = rangeOf(document, issue.path);
    const isThere = document.hasIn(issue.path);
    const written: unknown = document.getIn(issue.path);
    const meant =
      typeof written === 'string' && isThere ? candidates(issue.path, written) : undefined;
    report(
      rule,
      range ? offset + range[0] : Math.max(0, offset - 4),
      issue.path.length === 0
        ? 'This is no list of keys and values'
        : isThere
          ? `${typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean' ? show(String(written)) : written === null ? 'Nothing' : 'What it says'} cannot stand at ${show(name.replace(/\.\d+$/, ''))}`
          : `${show(name)} is missing`,
      issue.path.length === 0 ? 'write each line as key: value' : issue.message,
      meant !== undefined && range
        ? {fix: {start: offset + range[0], end: offset + range[1], text: meant}}
        : ((issue.path.length > 0
            ? takeOver?.(String(issue.path[0]), document, recordOf(values))
            : undefined) ?? {}),
    );
  }
  return values;
}

/** What Markdown and HTML mark words by, and lists, tabs and search engines show as it is written. */
const marks: Array<[pattern: RegExp, what: string]> = [
  [/\*\*[^*]+\*\*|__[^_]+__|(?<!\w)\*\w[^*]*\w\*(?!\w)/, 'Markdown'],
  [/\[[^\]]+\]\([^)]*\)/, 'Markdown'],
  [/`/, 'a backtick'],
  [/<\/?[a-z][^>]*>/i, 'HTML'],
  [/&(?:[a-z]+|#\d+);/i, 'an entity of HTML'],
];

/** Titles and descriptions are plain words on one line, and say what they were meant to say. */
function checkWords(
  document: Document.Parsed,
  {offset, values, report}: {offset: number; values: Record<string, unknown>; report: Report},
): void {
  for (const key of ['title', 'description', 'series']) {
    const node: unknown = document.get(key, true);
    const value = values[key];
    if (!isScalar(node) || !node.range) {
      continue;
    }
    const [start, end] = [offset + node.range[0], offset + node.range[1]];
    if (node.comment && typeof value === 'string') {
      report(
        rule,
        end,
        `${show(`#${node.comment}`)} is not read: a hash after a space begins a comment`,
        `put the whole ${key} into quotes`,
      );
    }
    if (typeof value !== 'string') {
      continue;
    }
    const curly = /^[“”„«](?=[^“”„«»"]*[“”"»]$)/.test(value.trim());
    const mark = marks
      .map(([pattern, what]) => ({what, words: pattern.exec(value)?.[0]}))
      .find(({words}) => words !== undefined);
    if (curly) {
      const words = value.trim().slice(1, -1);
      report(
        rule,
        start,
        `The ${key} stands in curly quotes, which YAML takes for letters`,
        'delete them, or write straight ones',
        {fix: {start, end, text: JSON.stringify(words)}},
      );
    } else if (value.trim().includes('\n')) {
      report(rule, start, `The ${key} has several lines`, 'write it on one line');
    } else if (mark?.what === 'an entity of HTML') {
      report(
        rule,
        start,
        `${show(mark.words!)} in the ${key} is shown as it is written`,
        'write the character itself, such as &',
      );
    } else if (mark) {
      report(
        rule,
        start,
        `${show(mark.words!)} in the ${key} is ${mark.what}, and shown as it is written`,
        'write plain words, without signs of Markdown or HTML',
      );
    }
  }
  const {title, description} = values;
  if (
    typeof title === 'string' &&
    typeof description === 'string' &&
    title.trim() === description.trim()
  ) {
    report(
      rule,
      offset + (rangeOf(document, ['description'])?.[0] ?? 0),
      'The description repeats the title',
      'say in one sentence what the post found',
    );
  }
  const {toc_min_heading_level: least, toc_max_heading_level: most} = values;
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    report(
      rule,
      offset + (rangeOf(document, ['toc_min_heading_level'])?.[0] ?? 0),
      `No heading is of level ${least} or more, and of ${most} or less`,
      'let toc_min_heading_level be the smaller number, or delete both lines',
    );
  }
}

/** What the front matter of a post says, as far as other rules need it. */
export type FrontMatter = {
  /** The offset of the text that follows it. */
  end: number;
  values: Record<string, unknown>;
  /** Where a value begins. */
  offsetOf: (key: string) => number;
};

/** Texts that are no Markdown, and are saved as such. */
const otherKinds: Array<[pattern: RegExp, reason: string, remedy: string]> = [
  [/^%PDF-/, 'This is a PDF', 'write the post as Markdown'],
  [/^\{\\rtf/, 'This is rich text', 'save the post as Markdown, or as plain text'],
  [
    /^\s*(?:<!DOCTYPE\s+html|<html|<\?xml)/i,
    'This is a page of HTML',
    'write the post as Markdown: pandoc --to gfm makes a first draft of it',
  ],
  [
    /^version https:\/\/git-lfs\.github\.com/,
    'This is what Git LFS left in place of the file',
    'run git lfs pull, or commit the text itself',
  ],
  [
    /^\+\+\+[ \t]*\n/,
    'The front matter is TOML',
    'write it as YAML: a line ---, lines such as title: The title, and another line ---',
  ],
];

/** Finds the front matter: where its YAML is, and where the text goes on. */
function find(text: string, report: Report): {offset: number; yaml: string; end: number} | null {
  const opening = /^---([^\n]*)(?:\n|$)/.exec(text);
  if (!opening || /^-+$/.test(opening[1]!.trim())) {
    const other = otherKinds.find(([pattern]) => pattern.test(text));
    const drawn = /^\s*(?:[—–]+|-{1,2}|-{4,}|[*_=]{3,})[ \t]*(?=\n\s*\w+:)/.exec(text);
    const later = /^---[ \t]*\n(?=\s*\w+:)/m.exec(text.slice(0, 2000));
    if (other) {
      report(rule, 0, other[1], other[2]);
    } else if (drawn) {
      report(
        rule,
        0,
        `The front matter is opened by ${show(drawn[0].trim())}`,
        'write --- alone on the first line',
        {fix: {start: 0, end: drawn[0].length, text: '---'}},
      );
    } else if (later) {
      const isBlank = text.slice(0, later.index).trim() === '';
      report(
        rule,
        0,
        'Something stands before the front matter',
        'let the file begin with the line ---',
        isBlank ? {fix: {start: 0, end: later.index, text: ''}} : {},
      );
    } else {
      const later = /^\s*(?=---[ \t]*\n)/.exec(text);
      // Docusaurus takes the first heading for the title.
      const heading = /^\s*# +(\S.*?)[ \t#]*(?=\n)/.exec(text)?.[1];
      report(
        rule,
        0,
        later ? 'Something stands before the front matter' : 'The post has no front matter',
        later
          ? 'let the file begin with the line ---'
          : 'begin the file with a line ---, then title, description, authors and tags, then another line ---',
        later
          ? {fix: {start: 0, end: later[0].length, text: ''}}
          : heading === undefined
            ? {}
            : {fix: {start: 0, end: 0, text: `---\ntitle: ${JSON.stringify(heading)}\n---\n\n`}},
      );
    }
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
  const strayed = /^---|^\.\.\.(?=[ \t]*$)/m.exec(yaml);
  // What a paragraph or a heading follows is not YAML any more, whatever line of dashes comes later.
  const escaped = /\n[ \t]*\n(?=(?:#{1,6} |[A-Z<![`])(?!\w+:))/.exec(yaml);
  if (closing && !strayed && escaped && readYaml(yaml, offset).mistakes.length > 0) {
    report(
      rule,
      offset + escaped.index + 1,
      'The front matter has no end',
      'write --- alone on the line after its last key',
    );
    return null;
  }
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

/** What is known of a post before its front matter is. */
export type PostOfFrontMatter = {
  siteDir: string;
  /** The folder that its file lies in, absolute. */
  folder: string;
  /** The name that its folder has, or is to have; undefined where its place is not known. */
  name: string | undefined;
  text: string;
  root: () => Root | null;
};

/** A schema takes half a millisecond to make, and all posts of a site have the same. */
const schemas = new WeakMap<Declared, ReturnType<typeof frontMatterSchema>>();

function schemaOf(declared: Declared) {
  const schema = schemas.get(declared) ?? frontMatterSchema(declared);
  schemas.set(declared, schema);
  return schema;
}

/** How `--fix` takes over what a post of another site says. */
const takingOver =
  (yaml: string, offset: number, declared: Declared, post: PostOfFrontMatter): TakeOver =>
  (key, document, values) => {
    const place = linesOf(document, yaml, key);
    if (place === null) {
      // The key is missing: a title may be the first heading, a description the first sentence.
      const root = key === 'title' || key === 'description' ? post.root() : null;
      const heading = root?.children.find((node) => node.type === 'heading' && node.depth === 1);
      const said =
        key === 'title' && heading
          ? toString(heading)
          : key === 'description' && root
            ? describe(root)
            : undefined;
      return said === undefined
        ? undefined
        : {fix: {start: offset, end: offset, text: `${key}: ${JSON.stringify(said)}\n`}};
    }
    const {siteDir, folder, name, text} = post;
    const value = values[key];
    const done =
      key === 'authors'
        ? declareInline(siteDir, value, declared)
        : key === 'image' && name !== undefined
          ? moveCard(siteDir, {folder, name, value, text})
          : undefined;
    if (done) {
      return {
        fix: {start: offset + place[0], end: offset + place[1], text: done.line},
        mend: done.mend,
      };
    }
    const written = Object.hasOwn(schemaOf(declared).shape, key)
      ? replaceValue(key, value, declared)
      : replaceKey(key, values, {name, declared});
    if (written !== undefined) {
      return {fix: {start: offset + place[0], end: offset + place[1], text: written}};
    }
    const declare = key === 'author' ? declareAuthor(siteDir, values) : undefined;
    return declare && {mend: declare};
  };

/** What the front matter of a text says, right or wrong; nothing where it cannot be read. */
export function readValues(text: string): Record<string, unknown> {
  const found = find(text, () => undefined);
  if (!found) {
    return {};
  }
  const {document, mistakes} = readYaml(found.yaml, found.offset);
  return mistakes.length > 0 ? {} : recordOf(document.toJS());
}

/**
 * Checks the front matter of a post.
 *
 * @param post what `--fix` takes over more by
 * @returns what it says; `null` where it cannot be read
 */
export function checkFrontMatter(
  text: string,
  declared: Declared,
  report: Report,
  post?: PostOfFrontMatter,
): FrontMatter | null {
  const found = find(text, report);
  if (!found) {
    return null;
  }
  const {offset, yaml, end} = found;
  const candidates = (path: readonly PropertyKey[], written: string) => {
    const [field] = path;
    const known =
      path.length < 2
        ? null
        : field === 'authors'
          ? declared.authors
          : field === 'tags'
            ? declared.tags
            : null;
    const called = declared.called?.[written.trim().toLowerCase()];
    return known === null
      ? undefined
      : called !== undefined && known.includes(called)
        ? called
        : suggest(written, known);
  };
  const values = checkYaml(yaml, offset, {
    schema: schemaOf(declared),
    report,
    candidates,
    ...(post && {takeOver: takingOver(yaml, offset, declared, post)}),
  });
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return {end, values: {}, offsetOf: () => 0};
  }
  const {document} = readYaml(yaml, offset);
  checkWords(document, {offset, values: values as Record<string, unknown>, report});
  const second = /^\s*---[ \t]*\n(?:\w+:.*\n)+/.exec(text.slice(end));
  if (second) {
    report(
      rule,
      end + second[0].indexOf('---'),
      'Here is a second front matter, which would be shown as text',
      'put what it says into the one above, and delete it',
    );
    return null;
  }
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
 * @param fields the keys that an entry may have
 * @returns the names that it declares; `null` where they are not to be known
 */
export function readDeclarations(
  file: string,
  text: string | null,
  schema: z.ZodType,
  fields: readonly string[],
): {names: string[] | null; values: Record<string, unknown>; findings: Finding[]} {
  const {findings, report} = collect(file, text ?? '');
  if (text === null) {
    report(rule, 0, 'There is no such file', 'write it: CONTRIBUTING shows what belongs into it');
    return {names: null, values: {}, findings};
  }
  if (text.replace(/^\s*#.*$/gm, '').trim() === '') {
    report(
      rule,
      0,
      'The file declares nothing',
      file.endsWith('/gone.yml')
        ? 'delete it, until a page is gone'
        : 'write the first entry: CONTRIBUTING shows what belongs into it',
    );
    return {names: null, values: {}, findings};
  }
  const values = checkYaml(text, 0, {schema, report, candidates: () => undefined, fields});
  const isMapping = typeof values === 'object' && values !== null && !Array.isArray(values);
  return {
    names: isMapping ? Object.keys(values) : null,
    values: isMapping ? (values as Record<string, unknown>) : {},
    findings,
  };
}
