import type {CheckResult} from './check-posts';
import type {Finding} from './finding';

/** Output formats: for people, for GitHub, which shows findings beside the lines, or for programs. */
export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const isFixable = ({fix}: Finding) => fix !== undefined;

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

/** A finding on one line. */
const oneLine = (finding: Finding) =>
  `${finding.file}:${finding.line}:${finding.column}  ${finding.severity}  ${sentence(finding)}  ${finding.rule}`;

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
 */
export function print(result: CheckResult, format: Format, notes: readonly string[] = []): string {
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
    case 'text':
      return [
        ...findings.map(oneLine),
        ...(findings.length > 0 ? [''] : []),
        ...notes,
        summary(result),
      ].join('\n');
  }
}
