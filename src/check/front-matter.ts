import {join} from 'node:path';
import {CORE_SCHEMA, load, type YAMLException} from 'js-yaml';
import {isMap, isNode, isScalar, parseDocument} from 'yaml';
import type * as z from 'zod';
import {findPicture} from '../content/preview-picture';
import {Problem} from '../lib/problem';
import {notYaml} from '../lib/not-yaml';
import {offsetOfLine, show, type Place, type Report, type ReportAs} from './finding';

/** What YAML says, with the positions of its parts in the file. */
export type Yaml = {
  values: Record<string, unknown>;
  /** The offset at which a value begins, or else its key, or the nearest one around it. */
  offsetOf: (...path: PropertyKey[]) => number;
};

/** The front matter of a post; `end` is the offset of the text after it, 0 if there is none. */
export type FrontMatter = Yaml & {end: number};

/**
 * Reads YAML as the build does, except that dates are as written. The positions come from a stricter parser, which complains
 * of some YAML that the build takes, and knows where its parts are all the same.
 *
 * @param offset of the YAML in its file
 * @returns `null`, with a finding, if it cannot be read
 */
function parse(yaml: string, offset: number, reportAs: ReportAs): Yaml | null {
  const report = reportAs('front-matter');
  let read: unknown;
  try {
    read = load(yaml, {schema: CORE_SCHEMA}) ?? {};
  } catch (error) {
    const {line, reason, remedy} = notYaml(error as YAMLException);
    report(offsetOfLine(yaml, line) + offset, reason, remedy);
    return null;
  }
  if (typeof read !== 'object' || Array.isArray(read)) {
    report(offset, 'This is not a list of keys and values', 'write each line as key: value');
    return null;
  }
  const values = read as Record<string, unknown>;
  const document = parseDocument(yaml, {schema: 'core', prettyErrors: false, logLevel: 'silent'});
  const {contents} = document;
  const startOfKey = (key: string) => {
    const isNamed = ({key: node}: {key: unknown}) => isScalar(node) && String(node.value) === key;
    const node = isMap(contents) ? contents.items.find(isNamed)?.key : undefined;
    return isScalar(node) ? offset + node.range[0] : 0;
  };
  const offsetOf = (...path: PropertyKey[]): number => {
    const node: unknown = path.length === 0 ? undefined : document.getIn(path, true);
    const range = isNode(node) ? node.range : undefined;
    const [key, ...more] = path;
    return range
      ? offset + range[0]
      : more.length > 0
        ? offsetOf(...path.slice(0, -1))
        : startOfKey(String(key));
  };
  return {values, offsetOf};
}

/** Reads a YAML file of the blog; `null`, with a finding, if it cannot be read. */
export const readYaml = (text: string, reportAs: ReportAs): Yaml | null => parse(text, 0, reportAs);

/** Reads the front matter of a post; `null`, with a finding, if it cannot be read. */
export function readFrontMatter(text: string, reportAs: ReportAs): FrontMatter | null {
  const report = reportAs('front-matter');
  const opening = /^---[^\n-]*\n/.exec(text)?.[0].length;
  if (opening === undefined) {
    if (/^\s*\n---[ \t]*\n[\w-]+:/.test(text)) {
      const reason = 'There is something before the front matter, so readers see it as text';
      report(0, reason, 'begin the file with the line ---');
    } else if (/^(?:\+\+\+[ \t]*\n|\s*[—–-]+[ \t]*\n(?=[\w-]+:))/.test(text)) {
      const remedy = 'write YAML between two lines of exactly ---';
      report(0, 'Docusaurus reads no front matter here, so readers see it as text', remedy);
    }
    return {...parse('', 0, reportAs)!, end: 0};
  }
  const closing = text.indexOf('\n---', opening - 1);
  if (closing < 0) {
    report(0, 'The front matter does not end', 'write --- alone on the line after its last key');
    return null;
  }
  const end = text.indexOf('\n', closing + 1) + 1 || text.length;
  const known = parse(text.slice(opening, closing + 1), opening, reportAs);
  return known && {...known, end};
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
  const reported = new Set<PropertyKey | undefined>();
  for (const issue of (schema.safeParse(values).error?.issues ?? []).map(innermost)) {
    const {path, message} = issue;
    if (!reported.has(path[0])) {
      reported.add(path[0]);
      report(offsetOf(...path), `${show(path.join('.'))} has a value that cannot be used`, message);
    }
  }
}

/** Reports a picture that a file of `blog/` names, and that is none. */
export function checkPicture(
  siteDir: string,
  file: string,
  image: unknown,
  place: Place,
  report: Report,
): void {
  try {
    if (typeof image === 'string' && image !== '') {
      findPicture(siteDir, join(siteDir, file), image);
    }
  } catch (error) {
    if (!(error instanceof Problem)) {
      throw error;
    }
    report(place, error.reason, error.remedy);
  }
}

/** Reports the portrait of an author, in a list or in front matter, that is none, or whose path Docusaurus would not take. */
export function checkPortrait(
  siteDir: string,
  file: string,
  author: object,
  offsetOf: (key: string) => number,
  report: Report,
): void {
  for (const [key, path] of Object.entries(author) as Array<[string, unknown]>) {
    if (!/^image_?url$/i.test(key)) {
      continue;
    }
    if (typeof path === 'string' && /\s/.test(path)) {
      report(offsetOf(key), `${show(path)} has a space`, 'write %20 for it');
    } else {
      checkPicture(siteDir, file, path, offsetOf(key), report);
    }
  }
}
