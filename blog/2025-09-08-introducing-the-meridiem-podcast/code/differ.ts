import {american} from './words';

const below20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const short: Record<string, string> = {mr: 'mister', mrs: 'missis', dr: 'doctor'};

/** A number below 100 in letters, without a space. */
const numeral = (digits: string): string => {
  const number = Number(digits);
  return digits.length > 2
    ? digits
    : (below20[number] ??
        `${tens[Math.floor(number / 10) - 2]}${number % 10 ? below20[number % 10] : ''}`);
};

/** What two words must share to count as the same: neither case, nor apostrophe, nor how a number is written. */
function normal(word: string): string {
  const plain = word.toLowerCase().replace(/['’]/g, '');
  return /^\d+$/.test(plain)
    ? numeral(plain)
    : (short[plain] ?? american[plain] ?? plain);
}

type Word = {normal: string; start: number; end: number};

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+(?:['’]\p{L}+)*/gu)].map(({0: word, index}) => ({
    normal: normal(word),
    start: index,
    end: index + word.length,
  }));

/** A place where two texts differ: the words of each, from one to before the other; one of them may be empty. */
type Place = {said: [number, number]; heard: [number, number]};

/** Where one text differs from another, with as few words as possible; “log in” and “login” are the same. */
function placesOf(said: Word[], heard: Word[]): Place[] {
  const rest = (at: number, other: number) =>
    Math.max(said.length - at, heard.length - other);
  const cost: number[][] = [];
  const same = (at: number, other: number) =>
    said[at]!.normal === heard[other]!.normal;
  for (let at = said.length; at >= 0; at -= 1) {
    cost[at] = [];
    for (let other = heard.length; other >= 0; other -= 1) {
      cost[at]![other] =
        at === said.length || other === heard.length
          ? rest(at, other)
          : Math.min(
              cost[at + 1]![other + 1]! + (same(at, other) ? 0 : 1),
              cost[at + 1]![other]! + 1,
              cost[at]![other + 1]! + 1,
            );
    }
  }
  const places: Place[] = [];
  let [at, other] = [0, 0];
  let open: Place | undefined;
  while (at < said.length || other < heard.length) {
    const here = cost[at]![other]!;
    const inBoth = at < said.length && other < heard.length;
    if (inBoth && same(at, other) && here === cost[at + 1]![other + 1]!) {
      open = undefined;
      [at, other] = [at + 1, other + 1];
      continue;
    }
    if (!open) {
      open = {said: [at, at], heard: [other, other]};
      places.push(open);
    }
    if (inBoth && here === cost[at + 1]![other + 1]! + 1) {
      [at, other] = [at + 1, other + 1];
    } else if (at < said.length && here === cost[at + 1]![other]! + 1) {
      at += 1;
    } else {
      other += 1;
    }
    open.said[1] = at;
    open.heard[1] = other;
  }
  const letters = (words: Word[], [from, to]: [number, number]) =>
    words
      .slice(from, to)
      .map((word) => word.normal)
      .join('');
  return places.filter(
    (one) => letters(said, one.said) !== letters(heard, one.heard),
  );
}

/** How many words must be replaced, added or dropped. */
export const countEdits = (said: string, heard: string): number =>
  placesOf(wordsIn(said), wordsIn(heard)).reduce(
    (sum, one) =>
      sum +
      Math.max(one.said[1] - one.said[0], one.heard[1] - one.heard[0]),
    0,
  );

/** What was written down, with the script's words wherever it differs: its punctuation stays. */
export function withScript(said: string, heard: string): string {
  const [script, words] = [wordsIn(said), wordsIn(heard)];
  let text = heard;
  // From the end, so that what comes before stays in its place.
  for (const one of placesOf(script, words).reverse()) {
    const [from, to] = one.said;
    const put =
      from === to ? '' : said.slice(script[from]!.start, script[to - 1]!.end);
    const [first, end] = one.heard;
    const before = words[first - 1]?.end ?? 0;
    text =
      first === end
        ? `${text.slice(0, before)} ${put}${before ? '' : ' '}${text.slice(before)}`
        : put === ''
          ? `${text.slice(0, before)}${text.slice(words[end - 1]!.end)}`
          : `${text.slice(0, words[first]!.start)}${put}${text.slice(words[end - 1]!.end)}`;
  }
  text = text.trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
