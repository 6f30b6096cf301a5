import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {RelaxNGValidator, XmlDocument} from 'libxml2-wasm';

/**
 * What keeps a text from being XML, or from what a schema of `schemas/` demands; empty where nothing does.
 * The parser is libxml2, which repairs nothing.
 */
export function problemsOfXml(
  xml: string,
  schema?: 'atom' | 'podcast' | 'rss' | 'sitemap',
): string[] {
  try {
    using document = XmlDocument.fromString(xml);
    if (schema) {
      const text = readFileSync(join(__dirname, `schemas/${schema}.rng`), 'utf8');
      using rules = XmlDocument.fromString(text);
      // Marked so because libxml2 means to drop RELAX NG; until then nothing else knows `interleave`.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      using validator = RelaxNGValidator.fromDoc(rules);
      validator.validate(document);
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}
