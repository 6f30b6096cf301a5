import {Parser} from '../lib/es-modules.cjs';

type Attributes = Record<string, string>;

/**
 * What stands inside the first element of a page that is wanted, as it is written there; `null` where there is
 * none. The page is only read from tag to tag: to build a tree of all of it takes ten times as long, and
 * who wants a part builds one of that.
 *
 * @param html of a page; the end tag of the element is written, as it is of all that hold a text
 * @param isWanted of the name of an element, in small letters, and its attributes
 */
export function innerHtml(
  html: string,
  isWanted: (name: string, attributes: Attributes) => boolean,
): string | null {
  let start: number | undefined;
  let end: number | undefined;
  let element = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (start === undefined && isWanted(name, attributes)) {
        start = parser.endIndex + 1;
        element = name;
      }
      depth += start !== undefined && name === element ? 1 : 0;
    },
    onclosetag(name) {
      depth -= start !== undefined && name === element ? 1 : 0;
      if (start !== undefined && depth === 0) {
        end = parser.startIndex;
        // The rest is not looked at.
        parser.pause();
      }
    },
  });
  parser.end(html);
  return start === undefined ? null : html.slice(start, end);
}

/**
 * What the head of a page says by a `<meta>`, such as `og:image`; `undefined` where it has none of that name.
 *
 * @param html of a page
 */
export function metaContent(html: string, property: string): string | undefined {
  let content: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.property === property) {
        content = attributes.content;
        parser.pause();
      } else if (name === 'body') {
        parser.pause();
      }
    },
  });
  parser.end(html);
  return content;
}
