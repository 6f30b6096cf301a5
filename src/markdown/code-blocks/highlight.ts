import {normalizeTokens} from 'prism-react-renderer';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import type {LineKind} from './code-lines';
import {indentAttribute, shortAttribute} from '../../lib/contracts';
import {plainLanguages} from '../../lib/listing';
import {escapeHtml} from '../../lib/escape-html';

loadLanguages.silent = true;
// Before Markdown, whose front matter would otherwise be plain text.
loadLanguages('yaml');

/**
 * Looks of tokens, by Prism's names for them; a token that is not listed looks like plain text.
 * src/css/texts/code.css gives each look its colours.
 */
const looks: Record<string, readonly string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'selector', 'important', 'atrule', 'rule'],
  string: ['string', 'char', 'regex', 'attr-value', 'url', 'symbol'],
  number: ['number', 'boolean', 'constant'],
  function: ['function', 'function-variable', 'method'],
  type: ['class-name', 'type'],
};

const lookOf = new Map(
  Object.entries(looks).flatMap(([look, names]) => names.map((name) => [name, look] as const)),
);

/** Languages of commands. */
const shells = ['sh', 'bash', 'zsh', 'shell'];

/** An option of a command: browsers would break it after its hyphens. */
export const option = /(?<!\S)(-[\w-]{1,23})(?![\w-])/g;

const escape = (text: string) =>
  escapeHtml(text)
    // Docusaurus' HTML minifier would write a bare `&<`, which is an error; a `<wbr>` between the two leaves
    // the text, and copies of it, unchanged.
    .replaceAll('&amp;&lt;', '&amp;<wbr>&lt;');

/** The look of the innermost type that has one. The inside of `${}` is code again, not part of the text around it. */
const look = (types: string[]): string | undefined =>
  lookOf.get(types.filter((type) => lookOf.has(type) || type === 'interpolation').at(-1) ?? '');

const asked = new Set<string>();

/** Whether code of this language can be coloured; plain text is a language too. */
export function isKnownLanguage(language: string): boolean {
  // Each call reloads everything that the language builds upon. `meta` says where all languages are, and is none.
  if (!asked.has(language) && language !== 'meta') {
    loadLanguages(language);
    asked.add(language);
  }
  const isGrammar =
    Object.hasOwn(Prism.languages, language) && typeof Prism.languages[language] === 'object';
  return language === 'text' || plainLanguages.includes(language) || isGrammar;
}

/** Letters from right to left: with a direction, a string of them leaves what stands beside it in its place. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The HTML of each line, without its line break. */
function linesOf(code: string, language: string): string[] {
  const written = (text: string) =>
    shells.includes(language)
      ? escape(text).replace(option, `<span ${shortAttribute}>$&</span>`)
      : escape(text);
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
        name
          ? `<span class="${name}"${fromTheRight.test(text) ? ' dir="ltr"' : ''}>${written(text)}</span>`
          : written(text),
      )
      .join('');
  });
}

/** Allows a break inside words that are longer than half a phone is wide, behind the signs that join their parts. */
function withBreaks(html: string, line: string): string {
  const places = new Set(
    [...line.matchAll(/\S{24,}/g)].flatMap(({0: word, index}) =>
      [...word.matchAll(/(?:[.,(=]|(?<!<)\/)+(?=[^>])/g)].map(
        (sign) => index + sign.index + sign[0].length,
      ),
    ),
  );
  let at = 0;
  return html.replace(/<[^>]*>|&#?\w+;|[^]/g, (piece) =>
    !piece.startsWith('<') && places.has(++at) ? `${piece}<wbr>` : piece,
  );
}

/**
 * A line that may wrap, the rest of which stays behind its indent. The style sheet shows the attribute in place of the
 * spaces, and of the sign of a change: as a box of their own, they would be copied as a line.
 */
function hanging(line: string): string {
  const [indent] = /^(?:[-+](?= ))? */.exec(line)!;
  return `<span class="site-hanging" ${indentAttribute}="${indent}"><span><span>${indent}</span>${line.slice(indent.length)}\n</span></span>`;
}

/**
 * The HTML inside `<code>`: tokens as classes, no colours; highlighted lines in `<mark>`, added ones in `<ins>`,
 * removed ones in `<del>`, which distinguishes them without styles, too. `kinds` has one for each line.
 *
 * @param mayWrap whether a line, by its index, may wrap, so that its indent is apart
 */
export function highlight(
  code: string,
  language: string,
  kinds: LineKind[],
  mayWrap: (index: number) => boolean,
): string {
  const lines = code.split('\n');
  return linesOf(code, language)
    .map((line, index) => {
      const kind = kinds[index] ?? 'plain';
      const written = mayWrap(index) ? hanging(withBreaks(line, lines[index]!)) : `${line}\n`;
      return kind === 'plain' ? written : `<${kind}>${written}</${kind}>`;
    })
    .join('');
}
