import {Parser} from './es-packages.cjs';

/** Elements that run, load or frame something. */
const active = 'script iframe object embed frame frameset applet handler listener'.split(' ');

/** Elements by which a drawing shows words in HTML, as those of draw.io do. */
const words = new Set(
  'body div span p br b i u s em strong small sub sup font code pre ul ol li table thead tbody tr td th h1 h2 h3 h4 h5 h6 a img style'.split(
    ' ',
  ),
);

/** Namespaces of XML in which elements do something; one that an entity names may be any. */
const browserNamespaces = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'];

/** Whether browsers run a script element of this type; others hold data. */
export const runs = (type: string | undefined): boolean =>
  type === undefined ||
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type);

/** Attributes with an address, or with one that an animation gives to another. */
const addressed = /^(?:href|src|action|formaction|data|to|from|by|values)$/i;

/** Whether an attribute runs something: as a handler, or at an address that browsers read without white space. */
export function isActiveAttribute(written: string, value: string): boolean {
  const name = written.replace(/^.*:/, '');
  return (
    /^on\w/i.test(name) ||
    (addressed.test(name) &&
      /(?:^|;)(?:java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, '')))
  );
}

/** What of an element's attributes runs, as it is written. */
export const activeAttributes = (attributes: Record<string, string>): string[] =>
  Object.entries(attributes)
    .filter(([name, value]) => isActiveAttribute(name, value))
    .map(([name, value]) => `${name}="${value}"`);

/** What a document would run in the browser of somebody who opens it by itself, and the offset at which it begins. */
type Active = {what: string; at: number};

/** Declarations by which XML names or replaces anything in it; programs that draw only name namespaces. */
const declarations = (text: string): Active[] =>
  [...text.matchAll(/<!(?:ENTITY|ATTLIST)[^>]*>?/g)]
    .filter(([all]) => !/^<!ENTITY\s+[\w.-]+\s+(["'])https?:\/\/[^"'<>&%]*\1\s*>$/.test(all))
    .map(({0: what, index: at}) => ({what, at}));

/**
 * Finds what a document runs by itself, where no policy of a page holds.
 *
 * @param text of an SVG or other XML, or of an HTML document
 * @returns the first, or `undefined`
 */
export function activeContent(text: string, isXml: boolean): Active | undefined {
  const found = isXml ? declarations(text) : [];
  let isOfBrowser = !isXml;
  let depthOfWords = 0;
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        const [name] = written.toLowerCase().split(':').slice(-1) as [string];
        isOfBrowser ||= Object.entries(attributes).some(
          ([key, value]) =>
            /^xmlns(?::|$)/.test(key) && (browserNamespaces.includes(value) || value.includes('&')),
        );
        const isActive =
          (active.includes(name) && (isXml || name !== 'script' || runs(attributes.type))) ||
          (depthOfWords > 0 && !words.has(name));
        const [what] = [...(isActive ? [`<${written}>`] : []), ...activeAttributes(attributes)];
        if (isOfBrowser && what !== undefined) {
          found.push({what, at: parser.startIndex});
        }
        depthOfWords += name === 'foreignobject' ? 1 : 0;
      },
      onclosetag(written) {
        depthOfWords -= /(?:^|:)foreignobject$/i.test(written) ? 1 : 0;
      },
      onprocessinginstruction(name, data) {
        // XSLT may make a script of anything.
        const isSheet =
          /\btype\s*=\s*["']text\/css["']/i.test(data) && !/xsl|\/xml|data:/i.test(data);
        if (/^\?xml-stylesheet$/i.test(name) && !isSheet) {
          found.push({what: `<${data}>`, at: parser.startIndex});
        }
      },
    },
    {xmlMode: isXml},
  );
  parser.end(text);
  return found.sort((a, b) => a.at - b.at)[0];
}
