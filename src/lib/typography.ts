import type {InlineCode, Paragraph, Root, Text} from 'mdast';
import type {Processor} from 'unified';
import {remarkSmartypants, unified} from './es-modules.cjs';

/** The quotation marks of a language: double ones, and those inside of them. */
type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const english: Marks = ['“', '”', '‘', '’'];
const german: Marks = ['„', '“', '‚', '‘'];
const guillemets: Marks = ['«', '»', '“', '”'];
const corners: Marks = ['「', '」', '『', '』'];

/** Those of CLDR, by BCP 47 tags; the longest that a language begins with counts. Others have English ones. */
const marksOf: Readonly<Record<string, Marks>> = {
  bg: german,
  ca: guillemets,
  cs: german,
  da: ['“', '”', '‘', '’'],
  de: german,
  'de-ch': ['«', '»', '‹', '›'],
  el: guillemets,
  es: guillemets,
  fi: ['”', '”', '’', '’'],
  // With spaces that break no line, of which the inner ones are narrow.
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  'fr-ch': ['«', '»', '‹', '›'],
  hu: ['„', '”', '»', '«'],
  it: guillemets,
  ja: corners,
  no: ['«', '»', '‘', '’'],
  nb: ['«', '»', '‘', '’'],
  nn: ['«', '»', '‘', '’'],
  pl: ['„', '”', '«', '»'],
  'pt-pt': guillemets,
  ro: ['„', '”', '«', '»'],
  ru: ['«', '»', '„', '“'],
  sk: german,
  sl: german,
  sv: ['”', '”', '’', '’'],
  uk: ['«', '»', '„', '“'],
  'zh-hant': corners,
  'zh-hk': corners,
  'zh-tw': corners,
};

function marksIn(language: string): Marks {
  const parts = language.toLowerCase().split('-');
  const tags = parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
  return marksOf[tags.find((tag) => tag in marksOf) ?? ''] ?? english;
}

/** Stand-ins for the marks that the library sets, so that those of the text itself stay as typed. */
const [open, close, innerOpen, innerClose] = ['\ue000', '\ue001', '\ue002', '\ue003'] as const;

let smartypants: Pick<Processor, 'runSync'> | undefined;

const options = {
  openingQuotes: {double: open, single: innerOpen},
  closingQuotes: {double: close, single: innerClose},
  // A dash and an ellipsis can be typed, and two hyphens are often an option of a command.
  dashes: false,
  ellipses: false,
  backticks: false,
};

/** Chinese and Japanese, whose words have no spaces between them, with their punctuation. */
const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef`;

/** Words that an 'n' joins to the next. Elsewhere, it may be the name of a number. */
const joined = 'rock|drum|fish|salt|guns|mac|pick|cut|plug|park|stop|wash|surf|r';

/** An apostrophe where the library would open a quotation: between letters, or for what a word or year leaves out. */
const apostrophe = new RegExp(
  [
    String.raw`(?<=\p{L})'(?=\p{L})`,
    String.raw`(?<![\p{L}\p{N}])'(?=(?:tis|twas|twere|twill|twould)\b)`,
    // Unless a mark ends the quotation that it might begin.
    String.raw`(?<![\p{L}\p{N}])'(?=(?:\d\ds?|cause|cos|em|til|bout|round|nuff)\b(?![^'\n]*[^\s']'(?!\p{L})))`,
    String.raw`(?<=\b(?:${joined}) ?)'(?=n'? ?\p{L})|(?<=\b(?:${joined}) ?'n)'(?= ?\p{L})`,
  ].join('|'),
  'giu',
);

/** Quotations without spaces around them open and close in turn. */
function inTurn(texts: readonly Text[]): void {
  let isOpen = false;
  for (const text of texts) {
    text.value = text.value.replace(/"/g, () => {
      isOpen = !isOpen;
      return isOpen ? open : close;
    });
  }
}

/** A part of a line: text, what only stands between texts, or a space. */
export type Part = Text | {typed: string} | 'space';

/**
 * Sets the quotation marks and apostrophes of a paragraph, heading or cell as its language does.
 *
 * @param parts the text of a line and what is between it: code and the like stays as typed
 * @param language of the text, a BCP 47 tag
 */
export function setMarks(parts: readonly Part[], language: string): void {
  const texts = parts.filter((part): part is Text => typeof part === 'object' && 'type' in part);
  const written = texts.map(({value}) => value).join('');
  if (!/["']/.test(written)) {
    return;
  }
  for (const text of texts) {
    text.value = text.value.replace(apostrophe, '’');
  }
  if (new RegExp(`[${han}]"|"[${han}]`, 'u').test(written)) {
    inTurn(texts);
  }
  // The library looks at blocks, which it begins with a space, at text, and at code, whose value it leaves alone.
  const children = parts.map((part): Text | InlineCode | Paragraph =>
    part === 'space'
      ? {type: 'paragraph', children: []}
      : 'type' in part
        ? part
        : {type: 'inlineCode', value: part.typed},
  );
  const root = {type: 'root', children: [{type: 'paragraph', children}]} as Root;
  smartypants ??= unified().use(remarkSmartypants, options).freeze();
  smartypants.runSync(root);
  const [left, right, innerLeft, innerRight] = marksIn(language);
  let depth = 0;
  for (const text of texts) {
    text.value = text.value.replace(/[\ue000-\ue003]/g, (mark) => {
      depth += mark === innerOpen ? 1 : 0;
      if (mark === innerClose) {
        // One that closes nothing is an apostrophe.
        depth -= 1;
        return depth >= 0 ? innerRight : '’';
      }
      return mark === open ? left : mark === close ? right : innerLeft;
    });
    depth = Math.max(0, depth);
  }
}

const endsInHan = new RegExp(`[${han}]$`, 'u');
const beginsInHan = new RegExp(`^[${han}]`, 'u');

/** Removes line breaks between characters of Chinese and Japanese, where browsers would show a space. */
export function joinLines(parts: readonly Part[]): void {
  const valueOf = (part: Part | undefined) =>
    typeof part === 'object' && 'type' in part ? part.value : '';
  parts.forEach((part, at) => {
    if (typeof part === 'object' && 'type' in part) {
      const {value} = part;
      part.value = value.replace(/[ \t]*\n[ \t]*/g, (gap, start: number) => {
        const before = value.slice(0, start) || valueOf(parts[at - 1]);
        const after = value.slice(start + gap.length) || valueOf(parts[at + 1]);
        return endsInHan.test(before) && beginsInHan.test(after) ? '' : gap;
      });
    }
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

/** A line outside Markdown with the quotation marks and apostrophes of its language. */
export function withMarks(line: string, language: string): string {
  const text: Text = {type: 'text', value: line};
  setMarks([text], language);
  return text.value;
}

/** A title or a sentence outside Markdown, such as a description, as a printer would set it. */
export const typeset = (text: string, language: string): string =>
  withUnits(withMarks(text, language));
