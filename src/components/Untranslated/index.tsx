import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Untranslated} from '../../content/translations/untranslated';

/** The language of the post of the page, if that is not the one of the page. */
export const useUntranslated = (): Untranslated | undefined =>
  (useBlogPost().metadata as {untranslated?: Untranslated}).untranslated;

/** Says, in the reader's language, that a post is in another. */
export function UntranslatedNote(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const untranslated = useUntranslated();
  return (
    untranslated && (
      <p
        role="note"
        lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
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
