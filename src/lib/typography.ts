import {remarkSmartypants, unified} from './es-packages.cjs';
import type {Root, Text} from 'mdast';
import type {Processor} from 'unified';
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

const processors = new Map<string, Pick<Processor, 'runSync'>>();

/** The library with the quotation marks of a language; undefined for a language whose texts stay as typed. */
function processorOf(language: string) {
  const [code] = language.toLowerCase().split('-') as [string];
  const quotes = quotesOf[code];
  if (quotes === undefined) {
    return undefined;
  }
  const [open, close, innerOpen, innerClose] = quotes;
  const processor =
    processors.get(code) ??
    unified()
      .use(remarkSmartypants, {
        openingQuotes: {double: open, single: innerOpen},
        closingQuotes: {double: close, single: innerClose},
        // A dash and an ellipsis can be typed, and two hyphens are often an option of a command.
        dashes: false,
        ellipses: false,
        backticks: false,
      })
      .freeze();
  processors.set(code, processor);
  return processor;
}

/** Sets the quotation marks and apostrophes of a text in Markdown as its language does. Code stays as typed. */
export function setQuotes(root: Root, language: string): void {
  const processor = processorOf(language);
  if (processor) {
    visit(root, 'text', (text) => {
      // The closing mark, which the library would write, is not an apostrophe in every language.
      text.value = text.value.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
    });
    processor.runSync(root);
  }
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
export function withQuotes(line: string, language: string): string {
  const text: Text = {type: 'text', value: line};
  setQuotes({type: 'root', children: [{type: 'paragraph', children: [text]}]}, language);
  return text.value;
}

/** A title or a sentence outside Markdown, such as a description, as a printer would set it. */
export const typeset = (text: string, language: string): string =>
  withUnits(withQuotes(text, language));
