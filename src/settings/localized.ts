import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Identity} from './schema';

/** The folder of translations, relative to the project root. */
export const translationsFolder = 'src/site/i18n';

/** Whether a text is a translation, by its path as Docusaurus names it, with `@site/`: all others are in the first language. */
export const isTranslated = (source: string): boolean =>
  source.startsWith(`@site/${translationsFolder}/`);

/** Name and tagline, which Docusaurus translates only on blog pages. */
type Options = {title?: {message?: string}; description?: {message?: string}};

function optionsOf(code: string, siteDir: string): Options {
  const file = join(
    siteDir,
    translationsFolder,
    code,
    'docusaurus-plugin-content-blog/options.json',
  );
  // Docusaurus reports what is wrong with it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Options) : {};
}

/**
 * The identity in the language of one of its `locales`: its words, and the path of its pages.
 *
 * @throws Error that lists the available languages if the code is not one of them
 */
export function localized(
  site: Identity,
  code: string,
  siteDir: string,
): Identity & {feedLabel?: string} {
  const [first] = site.locales;
  const locale = site.locales.find((one) => one.code === code);
  if (!locale) {
    throw new Error(
      `src/site/identity.ts: there is no language '${code}' in \`locales\`, only ${site.locales.map((one) => `'${one.code}'`).join(', ')}: add it, or choose another.`,
    );
  }
  const {feedLabel, announcement = site.announcement} = locale;
  const {title, description} = locale === first ? {} : optionsOf(code, siteDir);
  return {
    ...site,
    announcement,
    title: title?.message ?? site.title,
    tagline: description?.message ?? site.tagline,
    ...(feedLabel !== undefined && {feedLabel}),
    baseUrl: basePathOf(site, code),
  };
}

export const basePathOf = ({baseUrl, locales: [first]}: Identity, code: string): string =>
  code === first.code ? baseUrl : `${baseUrl}${code}/`;
