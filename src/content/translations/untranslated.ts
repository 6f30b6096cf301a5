import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {isTranslated} from '../../settings/localized';

/** The language of a post that nobody has translated into that of its page. */
export type Untranslated = {
  /** A BCP 47 tag. */
  language: string;
  /** Its name in the language of the page. */
  name: string;
};

/** The language of a post that nobody has translated into that of its page; `original` is that of the posts in blog/. */
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
