import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Untranslated} from '../content/translations/untranslated';

/** The language of the post of the page, if that is not the one of the page. */
export const useUntranslated = (): Untranslated | undefined =>
  (useBlogPost().metadata as {untranslated?: Untranslated}).untranslated;

/** The language of a text that nobody has translated into that of its page. */
export function useOriginalLanguage(source: string): string | undefined {
  const {i18n} = useDocusaurusContext();
  const isOriginal =
    i18n.currentLocale !== i18n.defaultLocale && !source.startsWith(`@site/${i18n.path}/`);
  return isOriginal ? i18n.localeConfigs[i18n.defaultLocale]?.htmlLang : undefined;
}

/** Tells search engines that a text which nobody has translated is that of the page in its own language. */
export function CanonicalOriginal({language}: {language: string | undefined}): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {url, baseUrl} = i18n.localeConfigs[i18n.defaultLocale]!;
  const path = pathname.slice(siteConfig.baseUrl.length);
  return (
    language !== undefined && (
      <Head>
        <link rel="canonical" href={url + baseUrl + path} />
      </Head>
    )
  );
}

/** What marks words of another language than their page's: they may run in the other direction, too. */
export const inLanguage = (lang: string | undefined): {lang?: string; dir?: 'auto'} =>
  lang === undefined ? {} : {lang, dir: 'auto'};

/** Says, in the reader's language, that a post is in another. */
export function UntranslatedNote(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const untranslated = useUntranslated();
  return (
    untranslated && (
      <p
        role="note"
        {...inLanguage(i18n.localeConfigs[i18n.currentLocale]?.htmlLang)}
        className={ThemeClassNames.common.admonition}>
        <Translate
          id="site.untranslated"
          description="Before a post that is in another language than its page"
          values={{language: untranslated.name}}>
          {'This post is not translated. Its language: {language}.'}
        </Translate>
      </p>
    )
  );
}
