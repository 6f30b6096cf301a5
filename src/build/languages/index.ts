import {join} from 'node:path';
import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {languageOf, rootBase} from '../../lib/locales';
import {sitePages} from '../../content/site-pages';
import {translationOf} from '../../content/translations/beside-text';
import type {Output} from '../page-passes';
import {withOwnLanguages} from './own-languages';

/**
 * Corrects what pages say of languages: Docusaurus names a page of each language beside every other, whether or not
 * somebody has translated its text. Lists are in all languages.
 */
export default function languages(context: LoadContext): Output {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const root = rootBase(context);
  const name = 'languages';
  const others = Object.entries(i18n.localeConfigs).filter(([code]) => code !== i18n.defaultLocale);
  if (others.length === 0) {
    return {name};
  }
  const original = languageOf({...i18n, currentLocale: i18n.defaultLocale});
  /** Of each text, by its path. */
  let languagesOf = new Map<string, string[]>();
  return {
    name,
    async allContentLoaded({allContent}) {
      const pages = await sitePages(allContent, context);
      const languagesIn = (source: string) =>
        others.flatMap(([code, {htmlLang}]) =>
          existsSync(join(siteDir, translationOf(source, code))) ? htmlLang : [],
        );
      languagesOf = new Map(
        pages.flatMap(({path, source}) =>
          source === undefined ? [] : [[path, [original, ...languagesIn(source)]]],
        ),
      );
    },
    rewrite(html, path) {
      const all = languagesOf.get(path);
      const address = siteConfig.url + root + path.slice(baseUrl.length);
      return all ? withOwnLanguages(html, languageOf(i18n), all, address) : html;
    },
  };
}
