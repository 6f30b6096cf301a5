import {escapeHtml} from '../../../lib/escape-html';

/** A line of a diagram that says something, without the spaces around it. */
export type Statement = {
  text: string;
  /** Its number in the fence, from 1. */
  line: number;
};

/** Thrown for a line that cannot be drawn: what Mermaid draws and the site does not would otherwise be lost. */
export class Unread extends Error {
  constructor(
    readonly reason: string,
    readonly remedy: string,
    readonly line: number,
  ) {
    super(`${reason}: ${remedy}.`);
  }
}

/** Lines about how a diagram looks or behaves, which the site decides. */
const looks =
  /^(?:classDef|style|linkStyle|click|link|links|href|callback|cssClass|properties|details)\b/;

/** Refuses a line that no reader of a kind of diagram knows. */
export function refuse({text, line}: Statement, kind: string): never {
  throw looks.test(text) || /:::\w/.test(text)
    ? new Unread(
        `Diagrams have the site's colours and no links, and “${text}” sets others`,
        'delete it',
        line,
      )
    : new Unread(
        `Nothing here draws “${text}” in ${kind}`,
        'correct it, or see “Charts and diagrams” in CONTRIBUTING for what is drawn',
        line,
      );
}

/** Refuses what begins and does not end. */
export function checkClosed(open: readonly Statement[], end: string): void {
  const last = open.at(-1);
  if (last) {
    throw new Unread(
      `“${last.text}” does not end`,
      `write ${end} on a line after its last`,
      last.line,
    );
  }
}

/** The words of a label: without quotes, with its line breaks and entities. */
export const wordsOf = (label: string): string =>
  label
    .trim()
    .replace(/^"`?([\s\S]*?)`?"$/, '$1')
    .replaceAll(/\s*<br\s*\/?>\s*|\\n/g, '\n')
    .replaceAll('#quot;', '"')
    .replaceAll('#semi;', ';')
    .replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** A text of DOT. */
export const quoted = (words: string): string =>
  `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

/** Attributes of DOT, without those that are undefined. */
export const attributes = (all: Record<string, string | undefined>): string => {
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${quoted(value)}`,
  );
  return given.length > 0 ? ` [${given.join(' ')}]` : '';
};

/** The label of an edge, which a space keeps off its line. */
export const edgeLabel = (label: string | undefined): string | undefined =>
  label === undefined || label.trim() === ''
    ? undefined
    : wordsOf(label)
        .split('\n')
        .map((line) => ` ${line} `)
        .join('\n');

/** A box of DOT: a heading in the middle, and below it rows that begin at the left, in parts. */
export function boxOfRows(heading: string[], ...parts: string[][]): string {
  const rowsOf = (rows: string[]) =>
    rows.map((row) => `${escapeHtml(row)}<BR ALIGN="LEFT"/>`).join('');
  const cells = [
    `<TR><TD>${heading.map(escapeHtml).join('<BR/>')}</TD></TR>`,
    ...parts.map((rows) =>
      rows.length > 0 ? `<TR><TD ALIGN="LEFT" BALIGN="LEFT">${rowsOf(rows)}</TD></TR>` : '',
    ),
  ];
  return `[shape=plain margin=0 label=<<TABLE BORDER="0" CELLBORDER="1" CELLSPACING="0" CELLPADDING="7">${cells.join('')}</TABLE>>]`;
}
