// Replaces BlogPostPage/Metadata: what only other programs read, such as pictures and tags, src/output/social-cards says.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

export default function BlogPostMetadata(): ReactNode {
  const {title, description, frontMatter} = useBlogPost().metadata;
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
    />
  );
}
