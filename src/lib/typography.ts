import type {Nodes, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';

/** The quotation marks of some languages: double ones, and those inside them. */
const quotesOf: Readonly<Partial<Record<string, [string, string, string, string]>>> = {
  de: ['„', '“', '‚', '‘'],
  en: ['“', '”', '‘', '’'],
  es: ['«', '»', '“', '”'],
  it: ['«', '»', '“', '”'],
  nl: ['“', '”', '‘', '’'],
  pt: ['“', '”', '‘', '’'],
};

/** Words that begin with an apostrophe, in English and Dutch, and years without their century. */
const shortened =
  /^(?:(?:tis|twas|twere|twill|cause|em|til|round|bout|neath|[nt]|\d\ds?)(?![\p{L}\p{N}])|s \p{Ll})/iu;

/** The character that a node stands for to the marks beside it; nothing for one whose text is a part of the sentence. */
function characterFor(node: Nodes): string | undefined {
  switch (node.type) {
    case 'inlineCode':
    case 'inlineMath':
    case 'image':
    case 'footnoteReference':
    case 'mdxTextExpression':
      return 'x';
    case 'html':
      return /^<w?br\b/i.test(node.value) ? ' ' : undefined;
    case 'mdxJsxTextElement':
      return /^w?br$/.test(node.name ?? '') ? ' ' : undefined;
    case 'text':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
      return undefined;
    default:
      return ' ';
  }
}

/** Whether a mark between two characters opens what follows it. */
const opens = (before: string, after: string): boolean =>
  /[\s\p{Ps}\p{Pi}]/u.test(before)
    ? !/\s/.test(after)
    : /[\p{Pd}/]/u.test(before) && /[\p{L}\p{N}]/u.test(after);

/** Sets the quotation marks and apostrophes of a text in Markdown as its language does. Code stays as typed. */
export function setQuotes(root: Root, language: string): void {
  const [code] = language.toLowerCase().split('-') as [string];
  const quotes = quotesOf[code];
  if (quotes === undefined) {
    return;
  }
  const [open, close, innerOpen, innerClose] = quotes;
  let before = ' ';
  let isInside = false;
  visit(root, (node) => {
    const character = characterFor(node);
    if (character === ' ') {
      isInside = false;
    }
    before = character ?? before;
    if (node.type !== 'text') {
      return;
    }
    node.value = node.value.replace(/['"]|[^'"]+/g, (part, index: number, text: string) => {
      const rest = text.slice(index + 1);
      const isOpening = opens(before, rest.charAt(0));
      if (part === '"') {
        before = isOpening ? '(' : ')';
        return isOpening ? open : close;
      }
      if (part === "'") {
        const isApostrophe = isOpening ? shortened.test(rest) : !isInside || /^\p{L}/u.test(rest);
        before = isOpening && !isApostrophe ? '(' : ')';
        isInside = isApostrophe ? isInside : isOpening;
        // The closing mark is not an apostrophe in every language.
        return isApostrophe ? '’' : isOpening ? innerOpen : innerClose;
      }
      before = part.at(-1)!;
      return part;
    });
  });
}

const units =
  'ns|µs|ms|s|min|h|B|kB|KB|MB|GB|TB|PB|KiB|MiB|GiB|TiB|bit|kbit|Mbit|Gbit|px|em|rem|pt|mm|cm|m|km|g|kg|W|kW|kWh|V|Hz|kHz|MHz|GHz|K|°C|°F|%|€|£|USD|EUR|GBP|CHF';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const beforeUnit = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=(?<!\\d)\\d{1,2}) (?=(?:${months})\\b)`,
  'gu',
);

/** Text whose numbers stay on one line with their units, and days with their months: by a no-break space. */
export const withUnits = (text: string): string => text.replace(beforeUnit, '\u00A0');

const fullWidth = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]`;
const lineEnd = new RegExp(`(?<=${fullWidth})\\r?\\n(?=${fullWidth})`, 'gu');

/** Text without the ends of its lines between full-width characters, where a browser would show a space. */
export const withoutLineEnds = (text: string): string => text.replace(lineEnd, '');

/** A line outside Markdown with the quotation marks and apostrophes of its language. */
export function withQuotes(line: string, language: string): string {
  const text: Text = {type: 'text', value: line};
  setQuotes({type: 'root', children: [{type: 'paragraph', children: [text]}]}, language);
  return text.value;
}

/** A title or a sentence outside Markdown, such as a description, as a printer would set it. */
export const typeset = (text: string, language: string): string =>
  withUnits(withQuotes(text, language));
