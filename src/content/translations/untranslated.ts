import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {isTranslated} from '../../settings/localized';

/** The language of a post that nobody has translated into that of its page. */
export type Untranslated = {
  /** A BCP 47 tag. */
  language: string;
  /** Its name in the language of the page. */
  name: string;
};

/**
 * @param language of the page, a BCP 47 tag
 * @param original that of the posts in blog/
 * @returns undefined for a post in the language of its page
 */
export function untranslated(
  {metadata}: BlogPost,
  language: string,
  original: string,
): Untranslated | undefined {
  return language === original || isTranslated(metadata.source)
    ? undefined
    : {
        language: original,
        name: new Intl.DisplayNames([language], {type: 'language'}).of(original) ?? original,
      };
}
