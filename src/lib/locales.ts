/** What is read of the context in which a plugin is loaded. */
type Localized = {
  baseUrl: string;
  i18n: {defaultLocale: string; localeConfigs: Record<string, {baseUrl: string}>};
};

/** The path that all languages of the site are below. */
export function rootBase({baseUrl, i18n}: Localized): string {
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
}

/** The paths of all languages of the site, that of the first of them first. */
export function basesOf(context: Localized): string[] {
  const all = Object.values(context.i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  return [...new Set([rootBase(context), ...all])];
}

/** A BCP 47 tag: the language that is built. */
export const languageOf = ({
  currentLocale,
  localeConfigs,
}: {
  currentLocale: string;
  localeConfigs: Record<string, {htmlLang: string} | undefined>;
}): string => localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
