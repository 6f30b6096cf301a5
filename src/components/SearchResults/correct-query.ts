import {stemmer} from 'stemmer';
import {vocabularyPart, wordsOf} from '../../lib/search-words';
import {suggestWord} from './suggest-word';

/** Returns the words of a part of the vocabulary, the most used first. */
export type Vocabulary = (part: string) => Promise<string[]>;

export type CorrectedQuery = {
  /** What to search for; `null` if neither a word of it nor a similar one is in any text. */
  query: string | null;
  /** Whether a word was corrected. */
  isCorrected: boolean;
};

/** Whether texts have a word that begins with this one, or another form of it. */
function isKnown(word: string, known: string[]): boolean {
  if (word.length === 1 || known.some((one) => one.startsWith(word))) {
    return true;
  }
  const stem = stemmer(word);
  return known.some((one) => stemmer(one) === stem);
}

/** Returns the word itself if texts have it, otherwise the word that is probably meant. */
async function correctWord(word: string, vocabulary: Vocabulary): Promise<string | null> {
  const known = await vocabulary(vocabularyPart(word));
  if (isKnown(word, known)) {
    return word;
  }
  if (word.includes('.')) {
    return correctAll(word.split('.'), vocabulary);
  }
  // The first letter may be wrong, inserted before the right one or swapped with it.
  const second = vocabularyPart(word.slice(1));
  const others = second === vocabularyPart(word) ? [] : await vocabulary(second);
  return suggestWord(word, [...known, ...others]);
}

async function correctAll(words: string[], vocabulary: Vocabulary): Promise<string | null> {
  const corrected = await Promise.all(words.map((word) => correctWord(word, vocabulary)));
  return corrected.includes(null) ? null : corrected.join(' ');
}

/**
 * Corrects the misspelt words of a query. The index by itself would answer a word that it does not have with
 * any that shares its first letters, even just one.
 *
 * @param query from `queryOf`; one in quotes is taken literally
 */
export async function correctQuery(query: string, vocabulary: Vocabulary): Promise<CorrectedQuery> {
  if (/^".*"$/.test(query)) {
    return {query, isCorrected: false};
  }
  const tokens = query.split(' ').filter((token) => wordsOf(token).length > 0);
  const corrected = await Promise.all(
    tokens.map(async (token) => {
      const words = wordsOf(token);
      const right = await correctAll(words, vocabulary);
      return right === words.join(' ') ? token : right;
    }),
  );
  const isFound = tokens.length > 0 && !corrected.includes(null);
  return {
    query: isFound ? corrected.join(' ') : null,
    isCorrected: isFound && corrected.some((token, at) => token !== tokens[at]),
  };
}
