import {statSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from './addresses';
import type {CheckResult} from './check-posts';
import type {Finding} from './finding';

/** How findings are told: to a person, to GitHub, which shows them beside the lines, or to a program. */
export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const isMendable = ({fix, mend}: Finding) => fix !== undefined || mend !== undefined;

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
 * Findings at files: an annotation is shown beside a line, and of a folder nowhere.
 *
 * @param siteDir the folder that the paths of findings begin at
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

/** A finding in one line. */
export const oneLine = (finding: Finding) =>
  `${finding.file}:${finding.line}:${finding.column}  ${finding.severity}  ${sentence(finding)}  ${finding.rule}`;

/** More findings than anyone reads one by one. */
const many = 60;
/** Places that stand for all where the same sentence is told of many. */
const mostPlaces = 4;

/** What is the same for many, told once, with its places; after that, how many there are of each rule. */
function inGroups(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const told = `${finding.severity}  ${sentence(finding)}  ${finding.rule}`;
    groups.set(told, [...(groups.get(told) ?? []), finding]);
  }
  const place = ({file, line, column}: Finding) => `${file}:${line}:${column}`;
  const lines = [...groups].map(([told, all]) => {
    const rest = all.length - mostPlaces;
    const places = all.slice(1, mostPlaces).map((one) => `\n    ${place(one)}`);
    return `${place(all[0]!)}  ${told}${places.join('')}${rest > 0 ? `\n    and in ${count(rest, 'more place')}` : ''}`;
  });
  const rules = new Map<string, Finding[]>();
  for (const finding of findings) {
    rules.set(finding.rule, [...(rules.get(finding.rule) ?? []), finding]);
  }
  const table = [...rules]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, all]) => {
      const files = new Set(all.map(({file}) => file)).size;
      const mendable = all.filter(isMendable).length;
      return `  ${rule.padEnd(26)} ${String(all.length).padStart(5)} in ${count(files, 'file')}${mendable > 0 ? `, of which --fix mends ${mendable}` : ''}`;
    });
  return [...lines, '', 'By rule:', ...table];
}

function summary({findings, posts}: CheckResult): string {
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) {
    return `${count(posts, 'post')} checked: nothing to mend.`;
  }
  const mendable = findings.filter(isMendable).length;
  const hint = mendable > 0 ? ` \`npm run check-posts -- --fix\` mends ${mendable} of them.` : '';
  return `${count(posts, 'post')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.${hint}`;
}

/**
 * Writes findings down, each with its place, what is wrong, what to do, and its rule.
 *
 * @param notes what could not be looked at, as sentences
 */
export function print(result: CheckResult, format: Format, notes: readonly string[] = []): string {
  const {findings} = result;
  switch (format) {
    case 'json': {
      const told = findings.map(
        ({file, line, column, severity, reason, remedy, rule, ...finding}) => ({
          file,
          line,
          column,
          severity,
          reason,
          remedy,
          rule,
          fixable: isMendable({file, line, column, severity, reason, remedy, rule, ...finding}),
        }),
      );
      return JSON.stringify({posts: result.posts, notes, findings: told}, null, 2);
    }
    case 'github':
      return [
        ...notes.map((note) => `::notice title=published-address::${escape(note)}`),
        ...findings.map(annotation),
        summary(result),
      ].join('\n');
    case 'text':
      return [
        ...(findings.length > many ? inGroups(findings) : findings.map(oneLine)),
        ...(findings.length > 0 ? [''] : []),
        ...notes,
        summary(result),
      ].join('\n');
  }
}
