/** The parts of a plugin's load context that are used here. */
type Localized = {
  baseUrl: string;
  i18n: {defaultLocale: string; localeConfigs: Record<string, {baseUrl: string}>};
};

/** The path below which all languages of the site are. */
export function rootBase({baseUrl, i18n}: Localized): string {
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
}

/** The paths of all languages of the site, the default language's first. */
export function basesOf(context: Localized): string[] {
  const all = Object.values(context.i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  return [...new Set([rootBase(context), ...all])];
}

/** The BCP 47 tag of the language being built. */
export const languageOf = ({
  currentLocale,
  localeConfigs,
}: {
  currentLocale: string;
  localeConfigs: Record<string, {htmlLang: string} | undefined>;
}): string => localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
