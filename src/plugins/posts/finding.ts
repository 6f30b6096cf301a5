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
  /** Name of the rule, as CONTRIBUTING lists it. */
  rule: string;
  /** What `--fix` changes in the file. */
  fix?: Edit | readonly Edit[];
  /** What `--fix` does where that is not a change of the text. */
  mend?: () => Promise<void>;
  /** Parts of the text that the finding explains: what other rules find in their lines follows from it. */
  spans?: ReadonlyArray<readonly [start: number, end: number]>;
};

/** Where a finding is: an offset in the text, or a node of its tree. */
export type Place =
  number | {position?: {start: {offset?: number}; end: {offset?: number}} | undefined} | undefined;

/** Takes down one finding of a post. */
export type Report = (
  rule: string,
  place: Place,
  reason: string,
  remedy: string,
  more?: Pick<Finding, 'fix' | 'mend' | 'spans'> & {severity?: Finding['severity']},
) => void;

/** Line and column of an offset in a text, both from 1. */
function pointAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, Math.max(0, offset));
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/** The offset that a node of a tree begins at. */
export const offsetOf = (place: Place): number =>
  typeof place === 'number' ? place : (place?.position?.start.offset ?? 0);

/** Findings without those that follow from another one, which explains the lines that they are in. */
export function withoutConsequences(findings: readonly Finding[], text: string): Finding[] {
  const lineOf = (offset: number) => pointAt(text, offset).line;
  const explained = findings.flatMap((finding) =>
    (finding.spans ?? []).map(([start, end]) => ({
      finding,
      from: lineOf(start),
      to: lineOf(Math.max(start, end - 1)),
    })),
  );
  return findings.filter((finding) =>
    finding.spans === undefined
      ? !explained.some(({from, to}) => finding.line >= from && finding.line <= to)
      : // Of two that explain the same line, the first.
        explained.find(
          ({finding: {rule}, from, to}) =>
            rule === finding.rule && finding.line >= from && finding.line <= to,
        )?.finding === finding,
  );
}

/**
 * Collects the findings of one file.
 *
 * @param file its path from the root of the site
 * @param text what the offsets of places count in
 */
export function collect(file: string, text: string): {findings: Finding[]; report: Report} {
  const findings: Finding[] = [];
  const report: Report = (rule, place, reason, remedy, {severity = 'error', ...more} = {}) => {
    const at = pointAt(text, offsetOf(place));
    findings.push({file, ...at, severity, reason, remedy, rule, ...more});
  };
  return {findings, report};
}

/** What an author wrote, fit to be shown in one line of a message. */
export function show(written: string): string {
  const printable = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${printable.length > 60 ? `${printable.slice(0, 57)}…` : printable}”`;
}
