import {load} from 'cheerio';
import {postExtrasAttribute} from '../../../src/lib/contracts';
import {controls} from '../../../src/lib/controls';

/** Markdown and similar markup that readers see as it was written, and what each was meant to become. */
const markup: Array<[RegExp, string]> = [
  [/\]\((?=[./#\w])[^\s()]{3,}(?:\)|$)/, 'a link or a picture'],
  [/(?<![\w*\\])\*\*(?=[\p{L}\p{N}])[^*\n]{1,80}?(?<=[\p{L}\p{N}.!?])\*\*(?![\w*])/u, 'bold words'],
  [/(?<!\w)(?:```|~~~)(?!`)/, 'the fence of a listing'],
  [/^\s*:::\w*/m, 'a callout'],
  [/\{%-?\s*\w+/, 'a template of Jekyll'],
  [/\{\{[<%]/, 'a shortcode of Hugo'],
  [/<[A-Z][a-z]\w*(?:\s[\w-]+=|\s*\/>)|<\/[A-Z][a-z]\w*>/, 'a component'],
  [/\|\s?:?-{3,}:?\s?\|/, 'a table'],
  [/^\s*import\s+(?:\w+|\{[^}]*\})\s+from\s+['"]/m, 'an import'],
];

/** What is shown as it is written; other posts' titles, around a text, are not Markdown. */
const verbatim = `code, kbd, math, pre, samp, script, style, svg, textarea, [${postExtrasAttribute}]`;

/** What the policy keeps browsers from loading. */
const blocked = 'iframe, embed, object, [src^="http"], [src^="//"], [srcset*="//"]';

const blocks =
  'blockquote, br, dd, div, dt, figcaption, h1, h2, h3, h4, h5, h6, li, p, summary, td, th';

/** What is left in the text of a page, as HTML, that readers would stumble over: source, or a listing without code. */
export function leftoversIn(article: string): string[] {
  const $ = load(article, null, false);
  const empty = $('pre code')
    .toArray()
    .filter((code) => $(code).text().trim() === '')
    .map(() => 'a listing without code');
  const unseen = $.root().text().search(controls) >= 0 ? ['a control character'] : [];
  const unloaded = $(blocked).length > 0 ? ['what the policy blocks'] : [];
  $(verbatim).replaceWith('x');
  $(blocks).before('\n').append('\n');
  const text = $.root().text();
  return [
    ...empty,
    ...unseen,
    ...unloaded,
    ...markup.flatMap(([sign, what]) => (sign.test(text) ? what : [])),
  ];
}
