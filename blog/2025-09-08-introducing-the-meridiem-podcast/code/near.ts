import {distance} from 'fastest-levenshtein';
import {dictionary} from './listen';

/** How a word is pronounced: one letter for each phone, so that a distance counts phones, and which phones occur. */
type Sound = {word: string; phones: string; low: number; high: number};

/** The pronunciations of the dictionary's plain words, in the order of the alphabet. */
function pronunciations(): Sound[] {
  const numbers = new Map<string, number>();
  return dictionary().flatMap((line) => {
    const [written, ...phones] = line.split(' ');
    const word = written!.replace(/\(\d+\)$/, '');
    const sound = {word, phones: '', low: 0, high: 0};
    for (const phone of phones) {
      const number = numbers.get(phone) ?? numbers.size;
      numbers.set(phone, number);
      sound.phones += String.fromCharCode(0x41 + number);
      sound[number < 20 ? 'low' : 'high'] |= 1 << number % 20;
    }
    return /^[a-z]+$/.test(word) ? [sound] : [];
  });
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) {
    bits += 1;
  }
  return bits;
}

/** Whether one sound has more than this many phones that the other lacks, for which so many edits are too few. */
const isFar = (a: Sound, b: Sound, edits: number) =>
  Math.abs(a.phones.length - b.phones.length) > edits ||
  bitsOf(a.low & ~b.low) + bitsOf(a.high & ~b.high) > edits ||
  bitsOf(b.low & ~a.low) + bitsOf(b.high & ~a.high) > edits;

/**
 * Makes rivals by rule: a word's form with or without “s”, and the five words that differ from it by the fewest phones.
 * Words that sound the same are no rivals: the recogniser could not tell them apart.
 */
export function nearWords(): (word: string) => string[] {
  const sounds = pronunciations();
  const spoken = new Set(sounds.map(({word}) => word));
  const known = new Map<string, string[]>();
  const within = (word: string, edits: number) => {
    const own = sounds.filter((one) => one.word === word);
    const far = new Map<string, number>();
    for (const other of sounds) {
      for (const one of own) {
        if (!isFar(one, other, edits)) {
          const phones = distance(one.phones, other.phones);
          far.set(other.word, Math.min(far.get(other.word) ?? phones, phones));
        }
      }
    }
    return [...far]
      .filter(([, phones]) => phones > 0 && phones <= edits)
      .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  };
  const near = (word: string): string[] => {
    let nearest = within(word, 1);
    for (let edits = 2; nearest.length < 5 && edits < 9; edits += 1) {
      nearest = within(word, edits);
    }
    const forms = [`${word}s`, word.replace(/(?<!s)s$/, '')].filter(
      (form) => form !== word && spoken.has(form),
    );
    return [
      ...new Set([...forms, ...nearest.slice(0, 5).map(([other]) => other)]),
    ];
  };
  return (word) => {
    const made = known.get(word) ?? near(word);
    known.set(word, made);
    return made;
  };
}
