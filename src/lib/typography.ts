/** What an opening quotation mark follows, beside the start of a text. */
const opening = /[\s([{/\u2013\u2014\u2018\u201C-]$/;

const units =
  'ns|µs|ms|s|min|h|B|kB|KB|MB|GB|TB|PB|KiB|MiB|GiB|TiB|bit|kbit|Mbit|Gbit|px|em|rem|pt|mm|cm|m|km|g|kg|W|kW|kWh|V|Hz|kHz|MHz|GHz|K|°C|°F|%|€|£|USD|EUR|GBP|CHF';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const beforeUnit = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=(?<!\\d)\\d{1,2}) (?=(?:${months})\\b)`,
  'gu',
);

/**
 * Text with the apostrophes and quotation marks of a printer in place of those of a keyboard.
 *
 * @param language of the text, a BCP 47 tag; quotation marks are English ones, so other texts keep theirs
 * @param before what precedes the text on its line
 */
export function withPrintersQuotes(text: string, language: string, before = ''): string {
  if (!/^en\b/i.test(language)) {
    return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  }
  if (!/["']/.test(text)) {
    return text;
  }
  let done = before;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    const opens = done === '' || opening.test(done);
    if (char === '"') {
      done += opens ? '“' : '”';
    } else if (char === "'") {
      // The ’90s left out their century.
      done += opens && !/\d/.test(text[at + 1] ?? '') ? '‘' : '’';
    } else {
      done += char;
    }
  }
  return done.slice(before.length);
}

/** Text whose numbers stay on one line with their units, and days with their months: by a no-break space. */
export const withUnits = (text: string): string => text.replace(beforeUnit, '\u00A0');

/** A title or a sentence outside Markdown, such as a description, as a printer would set it. */
export const typeset = (text: string, language: string): string =>
  withUnits(withPrintersQuotes(text, language));
