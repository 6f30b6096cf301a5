import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme/TOC';
import type {ComponentProps, ReactNode} from 'react';
import {railClass} from '../lib/contracts';

/** The title of the list of a page's sections, collapsed or beside the text. */
export const contentsTitle = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'What the list of a page’s sections is called',
  });

/** What the contents of a post show, if it has any. */
export function useContentsOfPost() {
  const {metadata, toc} = useBlogPost();
  const {hide_table_of_contents, toc_min_heading_level, toc_max_heading_level} =
    metadata.frontMatter;
  return hide_table_of_contents || toc.length === 0
    ? null
    : {toc, minHeadingLevel: toc_min_heading_level, maxHeadingLevel: toc_max_heading_level};
}

/**
 * The contents of a page, in the rail beside its text. In the page they follow it: a link to words of a heading would
 * otherwise find them here.
 */
export function ContentsRail(props: ComponentProps<typeof TOC>): ReactNode {
  const title = contentsTitle();
  return (
    <nav className={railClass} aria-label={title}>
      <p>{title}</p>
      <TOC {...props} />
    </nav>
  );
}
