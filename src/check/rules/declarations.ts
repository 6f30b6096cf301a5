import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import {hasOlderPosts} from '../../content/older-posts';
import type {RuleName} from '../../settings/rule-table';
import {collect, type Finding, type Report} from '../finding';
import {checkValues, readYaml} from '../front-matter';
import {checkCharacters, checkWritten, readText} from '../read-text';

/** A parsed file of `blog/` that declares something. */
export type Declaration = {
  /** Its text; `null` if there is no such file. */
  text: string | null;
  /** Its declarations by name; empty if it cannot be read. */
  values: Record<string, unknown>;
  /** The offset at which the entry of a name begins, or a key in it. */
  offsetOf: (name: string, key?: string) => number;
  /** Whether its declarations are known. */
  isRead: boolean;
  findings: Finding[];
};

type Said = Parameters<Report> extends [unknown, ...infer Rest] ? Rest : never;

const nothing = {values: {}, offsetOf: () => 0};

/** Reads a YAML file with declarations, such as `blog/tags.yml`; the file is optional. */
export function readDeclaration(siteDir: string, file: string, schema: z.ZodType): Declaration {
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    return {text: null, ...nothing, isRead: true, findings: []};
  }
  const sized = collect(file, '', hasOlderPosts);
  const text =
    statSync(path).isFile() && statSync(path).size === 0 ? '' : readText(path, sized.reportAs);
  if (text === null) {
    return {text: '', ...nothing, isRead: false, findings: sized.findings};
  }
  const {findings, reportAs} = collect(file, text, hasOlderPosts);
  checkCharacters(text, reportAs('lost-text'));
  const read = readYaml(text, 0, reportAs('declaration'));
  if (read) {
    checkValues(read, schema, reportAs('declaration'));
    checkWritten(read.values, reportAs('lost-text'), (path) => read.rangeOf(path)?.[0] ?? 0);
  }
  return {
    text,
    values: read?.values ?? {},
    offsetOf: (name, key) =>
      (key === undefined ? undefined : read?.rangeOfKey(key, [name]))?.[0] ??
      read?.rangeOfKey(name)?.[0] ??
      0,
    isRead: read !== null,
    findings,
  };
}

/** Collects the findings of a rule in the entries of a declaration, each at the key that it is about. */
export function findingsIn(
  file: 'authors' | 'tags',
  {text, values, offsetOf}: Declaration,
  rule: RuleName,
  check: (name: string, value: unknown, report: (key: string, ...said: Said) => void) => void,
): Finding[] {
  const {findings, reportAs} = collect(`blog/${file}.yml`, text ?? '', hasOlderPosts);
  for (const [name, value] of Object.entries(values)) {
    check(name, value, (key, ...said) => {
      reportAs(rule)(offsetOf(name, key), ...said);
    });
  }
  return findings;
}
