import {lossComment} from './model';

/** What stands in an address that could not be made out, until the link loses its address. */
export const lostAddress = 'import-lost:';

/** Where in a text of Markdown something stands, as far as the line before it tells. */
export type Place = 'address' | 'attribute' | 'line' | 'words';

const lineBefore = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at - 1) + 1, at);

export function placeAt(text: string, at: number): Place {
  const before = lineBefore(text, at);
  if (/\]\(\s*<?[^\s()]*$|^ {0,3}\[[^\]]+\]:\s*\S*$/.test(before)) {
    return 'address';
  }
  if (/<[a-z][^<>]*=\s*(?:"[^"]*|'[^']*|[^\s"'<>]*)$/i.test(before)) {
    return 'attribute';
  }
  return before.trim() === '' ? 'line' : 'words';
}

/**
 * A comment for what stands from `start` to `end`. Markdown takes the rest of a line that begins with a comment
 * as HTML, so that it would lose its formatting: it begins a new line.
 */
export function commentAt(text: string, start: number, end: number, what: string): string {
  const comment = lossComment(what.replace(/\s+/g, ' '), false);
  const isFollowed = /^[^\n]*\S/.test(text.slice(end));
  return placeAt(text, start) === 'line' && isFollowed ? `${comment}\n` : comment;
}

/** A fence that is longer than any in the code. */
export function fenceFor(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** A line of its own, by adding a line break where text stands before or after it. */
export function onOwnLine(text: string, start: number, end: number, line: string): string {
  const before = lineBefore(text, start).trim() === '' ? '' : '\n';
  return `${before}${line}${/^[ \t]*(?:\n|$)/.test(text.slice(end)) ? '' : '\n'}`;
}
