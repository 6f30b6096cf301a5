import {severities} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';

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
};

/** Where a finding is: an offset in the text, or a node of its tree. */
export type Place =
  number | {position?: {start: {offset?: number}; end: {offset?: number}} | undefined} | undefined;

/** Records one finding of a rule. */
export type Report = (place: Place, reason: string, remedy: string) => void;

/** Gives each rule its own reporter, so that findings need not name their rule. */
export type ReportAs = (rule: RuleName) => Report;

/** The offset at which a node begins. */
export const offsetOf = (place: Place): number =>
  typeof place === 'number' ? place : (place?.position?.start.offset ?? 0);

/** The offset at which a line of a text begins, counted from 0 and from another offset. */
export const offsetOfLine = (text: string, line: number, from = 0): number =>
  text
    .slice(from)
    .split('\n')
    .slice(0, line)
    .reduce((sum, one) => sum + one.length + 1, from);

/** Makes a finding with the severity that the site gives its rule; none if the rule is off. */
export function findingAt(
  place: Pick<Finding, 'file' | 'line' | 'column'>,
  rule: RuleName,
  reason: string,
  remedy: string,
): Finding[] {
  const severity = severities[rule];
  return severity === 'off' ? [] : [{...place, severity, reason, remedy, rule}];
}

/**
 * Collects the findings of one file.
 *
 * @param path from the root of the site
 * @param text what offsets refer to
 */
export function collect(path: string, text: string): {findings: Finding[]; reportAs: ReportAs} {
  const findings: Finding[] = [];
  const file = printable(path);
  const reportAs: ReportAs =
    (rule) =>
    (place, ...problem) => {
      const before = text.slice(0, Math.max(0, offsetOf(place)));
      const line = before.split('\n').length;
      const column = before.length - before.lastIndexOf('\n');
      findings.push(...findingAt({file, line, column}, rule, ...problem));
    };
  return {findings, reportAs};
}

/** Quotes an author's words so that they fit on one line of a message. */
export function show(written: string): string {
  const words = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${words.length > 60 ? `${words.slice(0, 57)}…` : words}”`;
}

/** Makes a file path, which may contain any character, fit on one line. */
const printable = (path: string): string => path.replace(/\p{Cc}/gu, '?');
