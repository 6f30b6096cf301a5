import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {DefaultParseFrontMatter, ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {originalOf} from './translations/beside-text';

type FrontMatter = Record<string, unknown>;

/** Keys that only the build reads: all others are sent to readers. */
type OwnKey = 'redirects' | 'episode';

/** The text that a file translates; `null` if it translates none. */
async function readOriginal(siteDir: string, filePath: string) {
  const original = originalOf(siteDir, filePath);
  return original !== filePath && existsSync(original)
    ? {filePath: original, fileContent: await readFile(original, 'utf8')}
    : null;
}

/**
 * Reads the front matter of a text the way this site interprets it, as an option of Docusaurus:
 *
 * 1. A translated post inherits that of its original, and may override it. Its teams, tags, former addresses and
 *    visibility are thus written once, and no draft gets out in another language.
 * 2. `redirects` and `episode` are left out: the build reads them by `frontMatterWith`.
 */
export const frontMatterParser =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const parse = async (text: Parameters<DefaultParseFrontMatter>[0]) => {
      try {
        return await params.defaultParseFrontMatter(text);
      } catch (error) {
        // The development server prints only this.
        throw new Error(
          `${text.filePath}: its front matter cannot be read: ${(error as Error).message}`,
          {cause: error},
        );
      }
    };
    const parsed = await parse(params);
    const original = await readOriginal(siteDir, params.filePath);
    const inherited = original && (await parse({...params, ...original}));
    const {
      redirects: _,
      episode: __,
      ...frontMatter
    } = {...inherited?.frontMatter, ...parsed.frontMatter};
    return {...parsed, frontMatter};
  };

/** All front matter of a text, by its path below `siteDir`, inherited or its own; `null` if it has not the key. Only texts that have it are parsed. */
export async function frontMatterWith(
  key: OwnKey,
  siteDir: string,
  file: string,
): Promise<FrontMatter | null> {
  const filePath = join(siteDir, file);
  const texts = [
    await readOriginal(siteDir, filePath),
    {filePath, fileContent: await readFile(filePath, 'utf8')},
  ].flatMap((text) => text ?? []);
  if (!texts.some(({fileContent}) => new RegExp(`^${key}:`, 'm').test(fileContent))) {
    return null;
  }
  const all = await Promise.all(texts.map(DEFAULT_PARSE_FRONT_MATTER));
  const frontMatter = Object.assign({}, ...all.map((one) => one.frontMatter)) as FrontMatter;
  return frontMatter[key] === undefined ? null : frontMatter;
}
