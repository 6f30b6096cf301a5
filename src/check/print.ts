import {statSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from './page-address';
import type {CheckResult} from './check-posts';
import type {Finding} from './finding';

/** Output formats: for people, for GitHub, which shows findings beside the lines, or for programs. */
export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const isFixable = ({fix, rename}: Finding) => fix !== undefined || rename !== undefined;

const sentence = ({reason, remedy}: Finding) =>
  `${reason}: ${remedy}${/[.?!]$/.test(remedy) ? '' : '.'}`;

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const escape = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation(finding: Finding): string {
  const {file, line, column, severity, rule} = finding;
  return `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escape(sentence(finding))}`;
}

/**
 * Moves findings about folders to a file in them: GitHub shows an annotation beside a line, and ignores folders.
 *
 * @param siteDir the folder that paths of findings are relative to
 */
export const atFiles = (findings: readonly Finding[], siteDir: string): Finding[] =>
  findings.map((finding) => {
    const {file} = finding;
    if (!statSync(join(siteDir, file), {throwIfNoEntry: false})?.isDirectory()) {
      return finding;
    }
    const inside = filesBelow(join(siteDir, file)).map((path) => `${file}/${path}`);
    const index = inside.find((path) => /\/index\.mdx?$/.test(path));
    const first = inside.find((path) => statSync(join(siteDir, path)).isFile());
    return {...finding, file: index ?? first ?? file};
  });

/** A finding on one line. */
const oneLine = (finding: Finding) =>
  `${finding.file}:${finding.line}:${finding.column}  ${finding.severity}  ${sentence(finding)}  ${finding.rule}`;

/** More findings than anyone reads one by one; beyond that, only a few are shown per rule. */
const many = 40;
const mostOfRule = 2;

/** Findings by rule, errors and frequent rules first, each with its count and its first findings. */
function byRule(findings: readonly Finding[]): string[] {
  const rules = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.rule}`;
    rules.set(key, [...(rules.get(key) ?? []), finding]);
  }
  return [...rules]
    .sort(([a, ofA], [b, ofB]) =>
      a.startsWith('error') === b.startsWith('error')
        ? ofB.length - ofA.length
        : a.startsWith('error')
          ? -1
          : 1,
    )
    .flatMap(([, all]) => {
      const [{severity, rule}] = all as [Finding, ...Finding[]];
      const files = new Set(all.map(({file}) => file)).size;
      const fixable = all.filter(isFixable).length;
      return [
        `${severity}  ${rule}: ${all.length} in ${count(files, 'file')}${fixable > 0 ? `, --fix fixes ${fixable}` : ''}`,
        ...all
          .slice(0, mostOfRule)
          .map((one) => `  ${one.file}:${one.line}:${one.column}  ${sentence(one)}`),
      ];
    });
}

function summary({findings, posts}: CheckResult): string {
  const errors = findings.filter(({severity}) => severity === 'error').length;
  if (findings.length === 0) {
    return `${count(posts, 'post')} checked: nothing found.`;
  }
  const fixable = findings.filter(isFixable).length;
  const hint = fixable > 0 ? ` \`npm run check-posts -- --fix\` fixes ${fixable} of them.` : '';
  return `${count(posts, 'post')} checked: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}.${hint}`;
}

/**
 * Prints findings, each with its place, the problem, the remedy and its rule.
 *
 * @param notes sentences about what could not be checked
 * @param isWhole whether to print every finding, however many there are
 */
export function print(
  result: CheckResult,
  format: Format,
  {notes = [], isWhole = false}: {notes?: readonly string[]; isWhole?: boolean} = {},
): string {
  const {findings, posts} = result;
  switch (format) {
    case 'json': {
      const told = findings.map((finding) => {
        const {file, line, column, severity, reason, remedy, rule} = finding;
        return {file, line, column, severity, reason, remedy, rule, fixable: isFixable(finding)};
      });
      return JSON.stringify({posts, notes, findings: told}, null, 2);
    }
    case 'github':
      return [
        ...notes.map((note) => `::notice title=published-address::${escape(note)}`),
        ...findings.map(annotation),
        summary(result),
      ].join('\n');
    case 'text': {
      const isLong = findings.length > many && !isWhole;
      return [
        ...(isLong ? byRule(findings) : findings.map(oneLine)),
        ...(findings.length > 0 ? [''] : []),
        ...(isLong ? ['`npm run check-posts -- --all` shows each of them.'] : []),
        ...notes,
        summary(result),
      ].join('\n');
    }
  }
}
