import type {Config} from '@docusaurus/types';
import {identity} from './identity';
import {basePathOf, localized, translationsFolder} from './localized';
import {checkIdentity} from './schema';

type CurrentSite = {
  /** The path of all languages together. */
  baseUrl: string;
  i18n: NonNullable<Config['i18n']>;
  /** The language that is being built: Docusaurus builds each by itself, and reads its configuration for each. */
  locale: string;
  isTranslation: boolean;
  /** The identity as readers of that language find it. */
  site: ReturnType<typeof localized>;
};

/** What is being built, by src/site/identity.ts and the environment. */
export function currentSite(siteDir: string): CurrentSite {
  // A preview, or a test, may be served below another path than the site.
  const baseUrl = process.env.SITE_BASE_URL ?? identity.baseUrl;
  const ofAll = checkIdentity({...identity, baseUrl});
  const {locales} = ofAll;
  const defaultLocale = locales[0].code;
  // The development server, started without a language, writes the word for none.
  const {DOCUSAURUS_CURRENT_LOCALE: current = 'undefined'} = process.env;
  const locale = current === 'undefined' ? defaultLocale : current;
  return {
    baseUrl: ofAll.baseUrl,
    i18n: {
      defaultLocale,
      locales: locales.map(({code}) => code),
      localeConfigs: Object.fromEntries(
        locales.map(({code, label, htmlLang}) => [
          code,
          // The path is said, or a build of one language alone (`--locale de`) would have it at that of the first.
          {label, htmlLang, baseUrl: basePathOf(ofAll, code)},
        ]),
      ),
      path: translationsFolder,
    },
    locale,
    isTranslation: locale !== defaultLocale,
    site: localized(ofAll, locale, siteDir),
  };
}
