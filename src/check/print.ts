import type {CheckResult} from './check-posts';
import type {Finding} from './finding';

/** For whom findings are printed: people, or GitHub, which shows them beside the lines. */
export type Format = 'text' | 'github';

/** The form in which whoever runs a command reads findings. */
export const usualFormat = (): Format =>
  process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A finding, and the number of other places of the file that it is about. */
type Cause = Finding & {others: number};

/** The findings, each cause once in a file, at its first place. */
function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const key = [finding.file, finding.rule, finding.severity, finding.reason, finding.remedy].join(
      '\n',
    );
    const known = causes.get(key);
    if (known) {
      known.others += 1;
    } else {
      causes.set(key, {...finding, others: 0});
    }
  }
  return [...causes.values()];
}

const sentence = ({reason, remedy, others}: Cause) =>
  `${reason}${others > 0 ? ` (and in ${count(others, 'other place')})` : ''}: ${remedy}${/[.?!]$/.test(remedy) ? '' : '.'}`;

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const escape = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation(cause: Cause): string {
  const {file, line, column, severity, rule} = cause;
  return `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escape(sentence(cause))}`;
}

/** A finding on one line. */
const oneLine = (cause: Cause) =>
  `${cause.file}:${cause.line}:${cause.column}  ${cause.severity}  ${sentence(cause)}  ${cause.rule}`;

/** How many posts were checked, and what was found. */
export function summaryOf({findings, posts}: CheckResult): string {
  const errors = findings.filter(({severity}) => severity === 'error').length;
  if (findings.length === 0) {
    return `${count(posts, 'post')} checked: nothing found.`;
  }
  return `${count(posts, 'post')} checked: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}.`;
}

/**
 * Prints findings, each with its place, the problem, the remedy and its rule. One that is about several places is
 * printed once, with their number.
 *
 * @param summary what else there is to say, below them
 */
export function print(findings: readonly Finding[], format: Format, summary: string): string {
  const causes = causesOf(findings);
  return format === 'github'
    ? [...causes.map(annotation), summary].join('\n')
    : [...causes.map(oneLine), ...(causes.length > 0 ? [''] : []), summary].join('\n');
}
