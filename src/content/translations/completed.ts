import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {dump, load} from 'js-yaml';
import {lineAt} from '../../lib/line-at';

type Entry = {permalink?: string; page?: boolean | {permalink?: string}} | null | undefined;
type Entries = Record<string, Entry>;

/** The part of its address that a tag, or an author, has been given. */
const addressOf = (entry: Entry) =>
  entry?.permalink ?? (typeof entry?.page === 'object' ? entry.page.permalink : undefined);

/**
 * A list of tags or authors of a translation, completed by that in the original language, of which Docusaurus would leave out each
 * entry that is not repeated.
 *
 * @param blog the folder of posts, relative to the site's
 * @param name of the list in both languages
 * @returns the path of the list, relative to that folder; undefined if Docusaurus finds all of it by itself
 * @throws Error that names the file if an entry of the translation has an address of its own
 */
export function completed(
  {siteDir, localizationDir, generatedFilesDir}: LoadContext,
  blog: string,
  name: string | false,
): string | undefined {
  if (!name) {
    return undefined;
  }
  const original = join(siteDir, blog, name);
  const translated = join(localizationDir, 'docusaurus-plugin-content-blog', name);
  if (!existsSync(original) || !existsSync(translated)) {
    return undefined;
  }
  const [all, own] = [original, translated].map(
    (file) => (load(readFileSync(file, 'utf8')) ?? {}) as Entries,
  ) as [Entries, Entries];
  for (const [key, entry] of Object.entries(own)) {
    if (addressOf({...all[key], ...entry}) !== addressOf(all[key])) {
      const text = `\n${readFileSync(translated, 'utf8')}`;
      const line = lineAt(text, text.indexOf(`\n${key}:`));
      throw new Error(
        `${translated}:${line}: \`${key}\` has the address of its original, so that readers can change languages: remove its \`${entry?.permalink === undefined ? 'page' : 'permalink'}\`.`,
      );
    }
  }
  const keys = new Set([...Object.keys(all), ...Object.keys(own)]);
  const entries = Object.fromEntries([...keys].map((key) => [key, {...all[key], ...own[key]}]));
  const folder = join(generatedFilesDir, 'completed');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, name), dump(entries));
  return relative(join(siteDir, blog), join(folder, name));
}
