import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {ParseFrontMatter} from '@docusaurus/types';
import {originalOf} from './translations/beside-text';

/**
 * Reads the front matter of a text as this site means it:
 *
 * 1. A translated post has that of its original, save what it says itself. Its teams, tags and former addresses, and
 *    whether readers may see it, are then told once, and no draft gets out in another language.
 * 2. `redirects` is taken out, since the rest is sent to readers.
 *
 * @param parse Docusaurus' own
 * @param onRedirects is told what each file says of its former addresses
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
    const {redirects, ...frontMatter} = {...inherited?.frontMatter, ...parsed.frontMatter};
    onRedirects(filePath, redirects);
    return {...parsed, frontMatter};
  };
}
