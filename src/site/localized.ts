import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Identity} from './schema';

/** Where translations are, from the top of the project. */
export const translationsFolder = 'src/site/i18n';

/** Name and tagline, which Docusaurus translates in pages of the blog, and nowhere else. */
type Options = {title?: {message?: string}; description?: {message?: string}};

function optionsOf(code: string, siteDir: string): Options {
  const file = join(
    siteDir,
    translationsFolder,
    code,
    'docusaurus-plugin-content-blog/options.json',
  );
  // What is wrong with it, Docusaurus says.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Options) : {};
}

/**
 * The identity as readers of one language find it: its words, and the path of its pages.
 *
 * @param code of one of its `locales`
 * @param siteDir the top of the project
 * @throws Error that names the languages there are where it is none of them
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

/** The path of the pages of a language. */
export const basePathOf = ({baseUrl, locales: [first]}: Identity, code: string): string =>
  code === first.code ? baseUrl : `${baseUrl}${code}/`;
