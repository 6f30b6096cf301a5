// Counts what both recognisers heard: `tsx code/count.ts` writes counted.txt.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Listened} from './ask-moonshine';
import type {Asked} from './ask-pocketsphinx';
import {countEdits} from './differ';
import {edits, kinds, scriptOf, sets, type Kind} from './human';
import {limit} from './proofread';
import {withWord} from './words';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
export const listened = [...sets, 'flite'].flatMap(
  (set) => read(`moonshine-${set}.json`) as Listened[],
);
export const asked = read('pocketsphinx.json') as Asked[];

export const ofSet = <Row extends {set: string}>(rows: Row[], set: string) =>
  rows.filter((one) => one.set === set);

/** The texts of each set, right and wrong. */
const made = Object.fromEntries(
  sets.map((set) => [
    set,
    edits(
      ofSet(listened, set).map(({text}) => text),
      scriptOf(set, listened),
    ),
  ]),
);

/** Each text of a set, right or wrong, with what was heard. */
export function textsOf(set: string, kind: Kind) {
  return ofSet(listened, set).map((row, at) => ({
    ...made[set]![kind][at]!,
    row,
    gap: row.gaps[kind]!,
  }));
}

/** How a text is checked: against what a model wrote down, word for word or with one edit allowed, or weighed. */
export const ways = {
  'tiny, exact': ({tiny}: Listened, text: string) => countEdits(text, tiny) > 0,
  'tiny, but one edit': ({tiny}: Listened, text: string) => countEdits(text, tiny) > 1,
  'base, exact': ({base}: Listened, text: string) => countEdits(text, base) > 0,
  'base, but one edit': ({base}: Listened, text: string) => countEdits(text, base) > 1,
  'base, weighed': (_: Listened, __: string, gap: number) => gap > limit,
} as const;
export type Way = keyof typeof ways;

export const rejected = (set: string, kind: Kind, way: Way): number =>
  textsOf(set, kind).filter(({row, text, gap}) => ways[way](row, text, gap)).length;

/** What became of a word that our voice said in the place of the script's. */
export function fate({text, from, to}: Listened, heard: string): string {
  const said = withWord(text, from!, to!);
  if (countEdits(text, heard) === 0) {
    return 'the script’s';
  }
  return countEdits(said, heard) < countEdits(text, heard) ? 'as said' : 'other';
}

/** How many words of the script, in per cent, a model's text changes, drops or adds. */
export function wordErrors(rows: Listened[], size: 'tiny' | 'base'): string {
  const sum = (count: (row: Listened) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const wrong = sum((row) => countEdits(row.text, row[size]));
  const all = sum(({text}) => text.split(/\s+/).length);
  return ((100 * wrong) / all).toFixed(1);
}

export function counted(): string {
  const lines: string[] = [];
  for (const set of sets) {
    const rows = ofSet(listened, set);
    lines.push(`${set}: of ${rows.length}, rejected:`);
    for (const kind of kinds) {
      const each = (Object.keys(ways) as Way[]).map(
        (way) => `${way} ${rejected(set, kind, way)}`,
      );
      lines.push(`${kind}: ${each.join('; ')}`);
    }
    lines.push(
      `word errors: tiny ${wordErrors(rows, 'tiny')}%, base ${wordErrors(rows, 'base')}%`,
      '',
    );
  }
  for (const kind of ['right', 'longest', 'shortest', 'similar']) {
    const rows = ofSet(listened, `flite ${kind}`);
    const count = (way: Way) =>
      rows.filter((row) => ways[way](row, row.text, row.gaps.right!)).length;
    lines.push(
      `flite ${kind}: of ${rows.length}, rejected: ${(Object.keys(ways) as Way[]).map((way) => `${way} ${count(way)}`).join('; ')}`,
    );
    if (kind !== 'right') {
      for (const size of ['tiny', 'base'] as const) {
        const fates = rows.map((row) => fate(row, row[size]));
        lines.push(
          `  ${size} wrote: ${['as said', 'other', 'the script’s'].map((is) => `${is} ${fates.filter((one) => one === is).length}`).join(', ')}`,
        );
      }
    }
  }
  const refused = (way: 'only' | 'rivals', kind: string) =>
    asked.filter((row) => row[way].includes(kind)).length;
  lines.push(
    '',
    `PocketSphinx, of ${asked.length}, rejected:`,
    `anything: right ${asked.filter((row) => countEdits(row.text, row.anything) > 0).length}`,
    `only the text: longest ${refused('only', 'longest')}`,
    `rivals: right ${refused('rivals', 'right')}, longest ${refused('rivals', 'longest')}, similar ${refused('rivals', 'similar')}`,
  );
  return `${lines.join('\n')}\n`;
}

/** The right texts that are doubted, with what was heard. */
export const doubted = (set: string) =>
  textsOf(set, 'right').filter(({gap}) => gap > limit);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(import.meta.dirname, 'counted.txt'), counted());
}
