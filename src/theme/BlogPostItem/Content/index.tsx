// Replaces BlogPostItem/Content: what precedes and follows the text of a post belongs in its columns.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostItem/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PostChanges} from '../../../components/PostChanges';
import {PostEnding} from '../../../components/PostEnding';
import {SeriesNavigation} from '../../../components/SeriesNavigation';
import {
  CanonicalOriginal,
  inLanguage,
  UntranslatedNote,
  useUntranslated,
} from '../../../components/Untranslated';
import {postTextId} from '../../../lib/contracts';
import type {RelatedContent} from '../../../lib/rank-posts/related-content';

export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {related, series} = useBlogPost().metadata as unknown as RelatedContent;
  const language = useUntranslated()?.language;
  return (
    <div id={postTextId} {...inLanguage(language)} className={clsx('site-text', className)}>
      <MDXContent>
        <SeriesNavigation series={series} />
        <UntranslatedNote />
        <CanonicalOriginal language={language} />
        {children}
        <PostChanges />
        <PostEnding related={related} />
      </MDXContent>
    </div>
  );
}
