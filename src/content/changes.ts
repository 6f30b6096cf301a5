import {parseInstant} from '../lib/instant';

/** The kinds of changes that readers see, in the terms of `changes` in front matter. */
export const changeKinds = ['correction', 'update', 'addition'] as const;

type ChangeKind = (typeof changeKinds)[number];

export type Change = {
  /** YYYY-MM-DD. */
  day: string;
  kind: ChangeKind;
  /** A sentence of plain text. */
  text: string;
};

const isKind = (kind: unknown): kind is ChangeKind => changeKinds.includes(kind as ChangeKind);

function readChange(written: unknown): Change[] {
  const {day, kind, text} = (written ?? {}) as Record<string, unknown>;
  const read = parseInstant(day);
  return read && isKind(kind) && typeof text === 'string'
    ? [{day: read.toISOString().slice(0, 10), kind, text: text.trim()}]
    : [];
}

/**
 * The changes that front matter lists, newest first. Unreadable ones are left out, since the post check reports
 * them.
 */
export const changesOf = ({changes}: Record<string, unknown>): Change[] =>
  (Array.isArray(changes) ? changes : [])
    .flatMap(readChange)
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
