import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {DefaultParseFrontMatter, ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownContentTitle} from '@docusaurus/utils';
import {YAMLException} from 'js-yaml';
import {isPart} from './is-part';
import {parseInstant} from '../lib/instant';
import {lineAt} from '../lib/line-at';
import {notYaml} from '../lib/not-yaml';
import {plainText} from '../lib/plain-text';
import {addressOfPicture} from './preview-picture';
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
 * Why texts cannot be read. The parser that Docusaurus uses throws at a text once, and from then on takes its front matter
 * for words.
 */
const unreadable = new Map<string, unknown>();

/** What makes the address of a text. */
const addressKeys = ['slug', 'date'];

/** The file of a text, and the line of one of its keys. */
const placeOf = ({filePath, fileContent}: {filePath: string; fileContent: string}, key: string) =>
  `${filePath}:${lineAt(fileContent, fileContent.search(new RegExp(`^${key}:`, 'm')))}`;

/** What readers and programs see as text. */
const plainKeys = ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label'];

/** Reads the date of a text here, since Docusaurus reads some as local times, and others without their offset. */
const withDate = <Part extends {date?: unknown}>(part: Part): Part =>
  part.date === undefined ? part : {...part, date: parseInstant(part.date) ?? part.date};

/** @throws Error that names file, line and remedy */
const parse: DefaultParseFrontMatter = async (text) => {
  try {
    if (unreadable.has(text.fileContent)) {
      throw unreadable.get(text.fileContent);
    }
    return await DEFAULT_PARSE_FRONT_MATTER(text);
  } catch (error) {
    unreadable.set(text.fileContent, error);
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    const {reason, remedy, line} = notYaml(error);
    throw new Error(`${text.filePath}:${line + 1}: ${reason}: ${remedy}.`, {cause: error});
  }
};

/**
 * Replaces a preview picture beside the text by its path on the site.
 *
 * @throws Error that names the file and the remedy if there is no such picture
 */
async function parseWithPicture(
  siteDir: string,
  text: Parameters<DefaultParseFrontMatter>[0],
): ReturnType<DefaultParseFrontMatter> {
  const {frontMatter, ...rest} = await parse(text);
  const {image} = frontMatter;
  if (typeof image !== 'string') {
    return {frontMatter, ...rest};
  }
  try {
    const address = addressOfPicture(siteDir, text.filePath, image);
    return {...rest, frontMatter: {...frontMatter, image: address}};
  } catch (cause) {
    throw new Error(`${placeOf(text, 'image')}: ${(cause as Error).message}`, {cause});
  }
}

/**
 * Reads the front matter of a text the way this site interprets it, as an option of Docusaurus:
 *
 * 1. A translated post inherits that of its original, and may override it. Its teams, tags, former addresses and
 *    visibility are thus written once, and no draft gets out in another language.
 * 2. `redirects` and `episode` are left out: the build reads them by `frontMatterWith`.
 * 3. An `image` beside the text becomes the path at which it is published.
 * 4. Dates are instants, the same on every machine.
 * 5. Titles and descriptions are plain text, whether they stand there or a heading is the title: nothing shows Markdown of them.
 */
export const frontMatterParser =
  (siteDir: string): ParseFrontMatter =>
  async (text) => {
    const parsed = await parseWithPicture(siteDir, text);
    const original = await readOriginal(siteDir, text.filePath);
    const inherited = original && (await parseWithPicture(siteDir, original));
    const other = addressKeys.find(
      (key) =>
        original &&
        key in parsed.frontMatter &&
        String(parsed.frontMatter[key]) !== String(inherited?.frontMatter[key]),
    );
    if (other !== undefined) {
      throw new Error(
        `${placeOf(text, other)}: A translation has the address of its original, so that readers can change languages: remove \`${other}\`.`,
      );
    }
    const {
      redirects: _,
      episode: __,
      ...frontMatter
    } = {...inherited?.frontMatter, ...parsed.frontMatter};
    const {contentTitle} = parseMarkdownContentTitle(parsed.content);
    if (
      contentTitle !== undefined &&
      parsed.frontMatter.title === undefined &&
      !isPart(siteDir, text.filePath)
    ) {
      frontMatter.title = contentTitle.replace(/<[^>]*>/g, '');
    }
    for (const key of plainKeys) {
      if (frontMatter[key] !== undefined && frontMatter[key] !== null) {
        frontMatter[key] = plainText(frontMatter[key]);
      }
    }
    const {last_update: change} = frontMatter;
    if (typeof change === 'object' && change !== null) {
      frontMatter.last_update = withDate(change);
    }
    return {...parsed, frontMatter: withDate(frontMatter)};
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
  const all = await Promise.all(texts.map(parse));
  const frontMatter = Object.assign({}, ...all.map((one) => one.frontMatter)) as FrontMatter;
  return frontMatter[key] === undefined ? null : frontMatter;
}
