/** Sums at the end of a list, which say nothing by themselves. */
const sum =
  /^(?:✖ \d+ problems?\b|\[warn\] Code style issues|Checking formatting|ERROR: "\S+" exited)/;

/** What the tools of `npm run check` print, with the file that an indented line belongs to. */
function readLines(output: string): Array<{key: string; shown: string}> {
  let above = '';
  return output.split('\n').flatMap((line) => {
    const text = line.trim().replace(/\s+/g, ' ');
    if (!text || sum.test(text)) {
      return [];
    }
    if (/^\S/.test(line)) {
      above = text;
    }
    const shown = above === text ? text : `${above}: ${text}`;
    // The same finding may be on another line now.
    return {shown, key: shown.replace(/\d+/g, '')};
  });
}

/** The lines of what a check prints that it had not printed before, wherever they were. */
export function newFindings(before: string, after: string): string[] {
  const known = new Map<string, number>();
  for (const {key} of readLines(before)) {
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return readLines(after).flatMap(({key, shown}) => {
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left > 0 ? [] : shown;
  });
}
