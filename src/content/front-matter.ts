import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {ParseFrontMatter} from '@docusaurus/types';
import {originalOf} from './translations/beside-text';

/**
 * Reads the front matter of a text the way this site interprets it:
 *
 * 1. A translated post inherits that of its original, and may override it. Its teams, tags, former addresses and
 *    visibility are thus written once, and no draft gets out in another language.
 * 2. `redirects` and `episode` are removed, since the rest is sent to readers.
 *
 * @param parse Docusaurus' own parser
 * @param onRedirects receives the `redirects` of each file
 */
export function frontMatterParser(
  parse: ParseFrontMatter,
  onRedirects: (file: string, redirects: unknown) => void,
): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    const {filePath} = params;
    const original = originalOf(filePath);
    const isTranslation = original !== filePath && existsSync(original);
    const inherited = isTranslation
      ? await parse({
          ...params,
          filePath: original,
          fileContent: await readFile(original, 'utf8'),
        })
      : null;
    const {
      redirects,
      episode: _,
      ...frontMatter
    } = {
      ...inherited?.frontMatter,
      ...parsed.frontMatter,
    };
    onRedirects(filePath, redirects);
    return {...parsed, frontMatter};
  };
}
