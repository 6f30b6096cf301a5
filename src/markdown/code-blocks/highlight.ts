import {normalizeTokens} from 'prism-react-renderer';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import type {LineKind} from '../../lib/code-lines';
import {lineAttribute} from '../../lib/contracts';
import {escapeHtml} from '../../lib/escape-html';

loadLanguages.silent = true;

/**
 * What a token looks like, by Prism's names for it; a name that is not here looks like plain text.
 * src/css/prose.css gives each its colours.
 */
const looks: Record<string, readonly string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'selector', 'important', 'atrule', 'rule'],
  literal: [
    ...[
      'string',
      'char',
      'type',
      'number',
      'boolean',
      'constant',
      'regex',
      'attr-value',
      'url',
      'symbol',
    ],
  ],
};

const lookOf = new Map(
  Object.entries(looks).flatMap(([look, names]) => names.map((name) => [name, look] as const)),
);

const escape = (text: string) =>
  escapeHtml(text)
    // The HTML minifier of Docusaurus would write `&<` bare, which is an error; text and copies of it
    // stay the same with a place to break between the two.
    .replaceAll('&amp;&lt;', '&amp;<wbr>&lt;');

/** What is inside `${}` is code again, not part of the text around it. */
const endsLook = new Set(['interpolation']);

function look(types: string[]): string | undefined {
  for (const type of [...types].reverse()) {
    if (lookOf.has(type) || endsLook.has(type)) {
      return lookOf.get(type);
    }
  }
  return undefined;
}

const asked = new Set<string>();

/** Whether code of this language can be coloured; plain text is a language too. */
export function isKnownLanguage(language: string): boolean {
  // It reads all of what the language builds upon again, each time that it is asked.
  if (!asked.has(language)) {
    loadLanguages(language);
    asked.add(language);
  }
  return language === 'text' || language in Prism.languages;
}

/** The HTML of each line, without its line break. */
function linesOf(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return code.split('\n').map(escape);
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) => {
    // Neighbours that look the same share one element.
    const runs: Array<{look: string | undefined; text: string}> = [];
    for (const {types, content, empty} of tokens) {
      const text = empty ? '' : content;
      const own = text.trim() === '' ? runs.at(-1)?.look : look(types);
      const last = runs.at(-1);
      if (last && last.look === own) {
        last.text += text;
      } else {
        runs.push({look: own, text});
      }
    }
    return runs
      .map(({look: name, text}) =>
        name ? `<span class="${name}">${escape(text)}</span>` : escape(text),
      )
      .join('');
  });
}

export type Listing = {
  code: string;
  language: string;
  /** One for each line. */
  kinds: LineKind[];
  /** Number of the first line, where lines are numbered. */
  firstNumber: number | undefined;
};

/**
 * The HTML inside `<code>`: tokens as classes, no colours; highlighted lines in `<mark>`, added ones
 * in `<ins>`, removed ones in `<del>`, so that they are told apart without any style.
 */
export function highlight({code, language, kinds, firstNumber}: Listing): string {
  const lines = linesOf(code, language).map((html, index) =>
    firstNumber === undefined
      ? `${html}\n`
      : `<span class="line" ${lineAttribute}="${firstNumber + index}">${html}\n</span>`,
  );
  return lines
    .map((html, index) => {
      const kind = kinds[index] ?? 'plain';
      return kind === 'plain' ? html : `<${kind}>${html}</${kind}>`;
    })
    .join('');
}
