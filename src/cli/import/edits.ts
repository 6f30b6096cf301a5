/** A change of a text: what stands from `start` to `end` becomes `text`. */
export type Edit = {start: number; end: number; text: string};

/** A text that remembers from which line of its file each part comes. */
export type TracedText = {
  text: string;
  /** The line in the file, from 1, of a position in the text. */
  lineAt: (offset: number) => number;
};

/** The positions after which a new line begins. */
const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({index}) => index + 1),
];

/** The number of the last entry that is not greater, by bisection. */
function lastNotAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sorted[middle]! <= value) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

/** @param firstLine the line of the file that the text begins on */
export function traced(text: string, firstLine = 1): TracedText {
  const starts = lineStarts(text);
  return {text, lineAt: (offset) => firstLine + lastNotAfter(starts, offset)};
}

/**
 * Applies edits. Where two overlap, the one that begins first stays, or the longer one.
 *
 * @param edits in any order
 */
export function applyEdits(source: TracedText, edits: readonly Edit[]): TracedText {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let end = 0;
  // Where the new text and the old one run in step again, or, for the text of an edit, where it stood.
  const places: Array<{at: number; from: number; isEdit: boolean}> = [
    {at: 0, from: 0, isEdit: false},
  ];
  for (const edit of ordered) {
    if (edit.start < end) {
      continue;
    }
    text += source.text.slice(end, edit.start);
    places.push({at: text.length, from: edit.start, isEdit: true});
    text += edit.text;
    places.push({at: text.length, from: edit.end, isEdit: false});
    ({end} = edit);
  }
  text += source.text.slice(end);
  const starts = places.map(({at}) => at);
  return {
    text,
    lineAt: (offset) => {
      const {at, from, isEdit} = places[lastNotAfter(starts, offset)]!;
      return source.lineAt(isEdit ? from : from + offset - at);
    },
  };
}
