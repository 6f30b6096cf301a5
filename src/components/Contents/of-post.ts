import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** What the contents of a post show, if it has any. */
export function useContentsOfPost() {
  const {metadata, toc} = useBlogPost();
  const {hide_table_of_contents, toc_min_heading_level, toc_max_heading_level} =
    metadata.frontMatter;
  return hide_table_of_contents || toc.length === 0
    ? null
    : {toc, minHeadingLevel: toc_min_heading_level, maxHeadingLevel: toc_max_heading_level};
}
