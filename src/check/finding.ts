import {postRules, type RuleName, type Severity} from '../site/post-rules';

/** A change of a text: what stands from `start` to `end` is replaced. */
export type Edit = {start: number; end: number; text: string};

/** One thing that is wrong with a post, as its author is told of it. */
export type Finding = {
  /** Path from the root of the site, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: 'error' | 'warning';
  /** What is wrong, as a sentence without its full stop. */
  reason: string;
  /** What to do, as a sentence without its full stop. */
  remedy: string;
  rule: RuleName;
  /** What `--fix` changes in the file; only what cannot lose anything. */
  fix?: Edit | readonly Edit[];
  /** What `--fix` renames the file to, in its folder. */
  rename?: string;
};

/** Where a finding is: an offset in the text, or a node of its tree. */
export type Place =
  number | {position?: {start: {offset?: number}; end: {offset?: number}} | undefined} | undefined;

/** Takes down one finding of a rule. */
export type Report = (
  place: Place,
  reason: string,
  remedy: string,
  more?: Pick<Finding, 'fix' | 'rename'> & {
    /** The build cannot go on with it, so it is an error in posts of before adoption too. */
    isFatal?: boolean;
  },
) => void;

/** Gives each rule its own way to report, so that no rule names itself in each finding. */
export type ReportAs = (rule: RuleName) => Report;

const settings: Readonly<Record<RuleName, readonly [severity: Severity, summary: string]>> =
  postRules;

/** Line and column of an offset in a text, both from 1. */
function pointAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, Math.max(0, offset));
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/** The offset that a node of a tree begins at. */
export const offsetOf = (place: Place): number =>
  typeof place === 'number' ? place : (place?.position?.start.offset ?? 0);

/**
 * Collects the findings of one file, each as severe as `src/site/post-rules.ts` says.
 *
 * @param file its path from the root of the site
 * @param text what the offsets of places count in
 * @param isOlder whether the post was written before the site was adopted
 */
export function collect(
  file: string,
  text: string,
  isOlder: () => boolean = () => false,
): {findings: Finding[]; reportAs: ReportAs} {
  const findings: Finding[] = [];
  const reportAs: ReportAs = (rule) => (place, reason, remedy, more) => {
    const {isFatal = false, ...fixes} = more ?? {};
    const [set] = settings[rule];
    // A rule that is switched off may still be what the build stops at.
    const severity = isFatal ? 'error' : set === 'error' && isOlder() ? 'warning' : set;
    if (severity !== 'off') {
      const at = pointAt(text, offsetOf(place));
      findings.push({file, ...at, severity, reason, remedy, rule, ...fixes});
    }
  };
  return {findings, reportAs};
}

/** A finding about a file as a whole, by its path from the root of the site. */
export function findingOf(
  path: string,
  rule: RuleName,
  ...said: Parameters<Report> extends [Place, ...infer Said] ? Said : never
): Finding[] {
  const {findings, reportAs} = collect(printable(path), '');
  reportAs(rule)(0, ...said);
  return findings;
}

/** What an author wrote, fit to be shown in one line of a message. */
export function show(written: string): string {
  const printable = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${printable.length > 60 ? `${printable.slice(0, 57)}…` : printable}”`;
}

/** The path of a file, which may have anything in its name, fit to be shown in one line. */
export const printable = (path: string): string => path.replace(/\p{Cc}/gu, '?');
