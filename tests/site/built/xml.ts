import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {RelaxNGValidator, XmlDocument} from 'libxml2-wasm';

/**
 * Lists the reasons why a text is not well-formed XML, or not valid by a schema of `schemas/`; empty if it is
 * both. The parser is libxml2, which repairs nothing.
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
      // Deprecated because libxml2 plans to drop RELAX NG; until then, nothing else supports `interleave`.
      // oxlint-disable-next-line typescript/no-deprecated
      using validator = RelaxNGValidator.fromDoc(rules);
      validator.validate(document);
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}
