import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import {stopBuild} from '../lib/build-stop';
import {identity} from '../site/identity';
import {routes} from '../site/routes';
import {basePath} from './base-path';
import {basePathOf, localized, translationsFolder} from './localized';
import {checkRoutes} from './routes';
import {checkIdentity, type Identity} from './schema';
import {wordsIn, type Language} from './words';

type CurrentSite = {
  /** The base path shared by all languages. */
  baseUrl: string;
  i18n: NonNullable<Config['i18n']>;
  /** The language being built: Docusaurus builds each separately, and reads its configuration each time. */
  language: Language;
  /** The language that texts are translated from. */
  originalLanguage: Language;
  isTranslation: boolean;
  /** The identity in that language. */
  site: ReturnType<typeof localized>;
};

/** The owner's settings; a mistake in them stops the build. */
function checked(siteDir: string, baseUrl: string): Identity {
  const file = join(siteDir, 'src/site/identity.ts');
  try {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const ofAll = checkIdentity({...identity, baseUrl}, source);
    checkRoutes(routes);
    return ofAll;
  } catch (error) {
    return stopBuild((error as Error).message, {cause: error});
  }
}

/** Works out what is being built, from src/site/identity.ts and the environment. */
export function currentSite(siteDir: string): CurrentSite {
  const ofAll = checked(siteDir, basePath());
  const {locales} = ofAll;
  const defaultLocale = locales[0].code;
  // Without a language, the development server sets the string 'undefined'.
  const {DOCUSAURUS_CURRENT_LOCALE: current = 'undefined'} = process.env;
  const locale = current === 'undefined' ? defaultLocale : current;
  const languageOf = (code: string): Language => ({
    tag: locales.find((one) => one.code === code)?.htmlLang ?? code,
    words: wordsIn(join(siteDir, translationsFolder, code)),
  });
  return {
    baseUrl: ofAll.baseUrl,
    i18n: {
      defaultLocale,
      locales: locales.map(({code}) => code),
      localeConfigs: Object.fromEntries(
        locales.map(({code, label, htmlLang}) => [
          code,
          // Explicit, since a build of only one language (`--locale de`) would otherwise use the first one's.
          {label, htmlLang, baseUrl: basePathOf(ofAll, code)},
        ]),
      ),
      path: translationsFolder,
    },
    language: languageOf(locale),
    originalLanguage: languageOf(defaultLocale),
    isTranslation: locale !== defaultLocale,
    site: localized(ofAll, locale, siteDir),
  };
}
