import {postRules} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';

/** An edit of a text: replaces the range from `start` to `end`. */
export type Edit = {start: number; end: number; text: string};

/** One problem in a post, as reported to its author. */
export type Finding = {
  /** The path from the root of the site, with forward slashes. */
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
  /** What `--fix` changes in the file, only if nothing can be lost. */
  fix?: Edit | readonly Edit[];
};

/** Where a finding is: an offset in the text, or a node of its tree. */
export type Place =
  number | {position?: {start: {offset?: number}; end: {offset?: number}} | undefined} | undefined;

/** Records one finding of a rule. */
export type Report = (
  place: Place,
  reason: string,
  remedy: string,
  more?: Pick<Finding, 'fix'> & {
    /** The build cannot continue, so this is an error even in posts written before adoption. */
    isFatal?: boolean;
  },
) => void;

/** Gives each rule its own reporter, so that findings need not name their rule. */
export type ReportAs = (rule: RuleName) => Report;

/** Line and column of an offset in a text, both from 1. */
function pointAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, Math.max(0, offset));
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/** The offset at which a node begins. */
export const offsetOf = (place: Place): number =>
  typeof place === 'number' ? place : (place?.position?.start.offset ?? 0);

/**
 * Collects the findings of one file, with severities from `src/site/post-rules.ts`.
 *
 * @param file its path from the root of the site
 * @param text the text that offsets refer to
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
    const [set] = postRules[rule];
    // Even a rule that is switched off can find what stops the build.
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

/** Quotes an author's words so that they fit on one line of a message. */
export function show(written: string): string {
  const printable = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${printable.length > 60 ? `${printable.slice(0, 57)}…` : printable}”`;
}

/** Makes a file path, which may contain any character, fit on one line. */
export const printable = (path: string): string => path.replace(/\p{Cc}/gu, '?');
