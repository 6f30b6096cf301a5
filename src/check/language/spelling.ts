import {readFileSync} from 'node:fs';
import type {CSpellSettings} from 'cspell-lib';
import {visit} from '../../lib/es-modules.cjs';
import {show, type Report} from '../finding';
import type {Post} from '../post';

/** The project's own words, in a separate file that text editors and this check share. */
export const dictionary = 'blog/words.txt';

/** The text with everything but prose replaced by spaces, so that offsets stay the same. */
function prose({text, root, frontMatter}: Post): string {
  const kept: Array<[start: number, end: number]> = [];
  visit(root, ['text', 'image', 'heading'], (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) {
      return;
    }
    if (node.type === 'text') {
      kept.push([start, end]);
    } else if (node.type === 'image') {
      // Up to the address.
      const source = text.slice(start, end);
      kept.push([start, start + Math.max(0, source.lastIndexOf(']('))]);
    }
  });
  for (const key of ['title', 'description', 'series']) {
    const value = frontMatter.values[key];
    if (typeof value === 'string') {
      const start = frontMatter.offsetOf(key);
      const line = text.slice(start).split(/\n(?=\S)/, 1)[0]!;
      kept.push([start, start + line.length]);
    }
  }
  let at = 0;
  let masked = '';
  for (const [start, end] of kept.sort((a, b) => a[0] - b[0])) {
    if (start >= at) {
      masked += text.slice(at, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
      at = end;
    }
  }
  return masked + text.slice(at).replace(/[^\n]/g, ' ');
}

function readDictionary(path: string): string[] {
  try {
    return (
      readFileSync(path, 'utf8')
        .replace(/^\ufeff/, '')
        .split('\n')
        // Two words on a line are checked as two words.
        .flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/))
        .filter(Boolean)
    );
  } catch {
    // A blog may have no words of its own.
    return [];
  }
}

/**
 * Returns a spelling check for British English with software terms.
 *
 * @param words the path of the project's own dictionary
 */
export function spelling(words: string): (post: Post, report: Report) => Promise<void> {
  const own = readDictionary(words);
  const allowed = new Set(own.map((word) => word.toLowerCase()));
  // One object for all posts: cspell gathers its dictionaries again for each new one.
  const settings: CSpellSettings = {
    language: 'en-GB',
    words: own,
    minWordLength: 4,
    dictionaries: [
      'softwareTerms',
      'typescript',
      'node',
      'npm',
      'html',
      'css',
      'bash',
      'aws',
      'companies',
      'fullstack',
      'networking-terms',
    ],
    // Code is American; prose for readers is not.
    flagWords: [
      'behavior->behaviour',
      'color->colour',
      'colors->colours',
      'favorite->favourite',
      'center->centre',
      'analyze->analyse',
      'catalog->catalogue',
      'dialog->dialogue',
      'defense->defence',
      'gray->grey',
      // Unless the project's dictionary allows it, as the name of something.
    ].filter((entry) => !allowed.has(entry.replace(/->.*/, ''))),
  };
  return async (post, report) => {
    const text = prose(post);
    // An ES module, so it has to be imported dynamically: TypeScript compiles a static import to CommonJS.
    const {spellCheckDocument} = await import('cspell-lib');
    const {issues} = await spellCheckDocument(
      {uri: 'post.txt', text, languageId: 'plaintext', locale: 'en-GB'},
      {generateSuggestions: false, noConfigSearch: true},
      settings,
    );
    const told = new Set<string>();
    for (const {text: word, offset, isFlagged, suggestionsEx = []} of issues) {
      // English dictionaries lack names from other languages.
      if (told.has(word.toLowerCase()) || /[^\p{ASCII}’]/u.test(word)) {
        continue;
      }
      told.add(word.toLowerCase());
      const suggestions = isFlagged ? suggestionsEx.map((one) => one.word) : [];
      report(
        offset,
        isFlagged ? `${show(word)} is American` : `${show(word)} is in no dictionary`,
        suggestions.length > 0
          ? `write ${suggestions.map(show).join(' or ')}, or add the word to ${dictionary}`
          : `correct it, or add it to ${dictionary}; what is code stands in backticks`,
      );
    }
  };
}
