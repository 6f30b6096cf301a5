// Replaces BlogPostPage/Metadata: what only other programs read, such as authors and tags, src/output/social-cards says.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {shownByNetworks} from '../../../lib/networks';

export default function BlogPostMetadata(): ReactNode {
  const {
    assets,
    metadata: {title, description, frontMatter},
  } = useBlogPost();
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
      image={shownByNetworks(frontMatter.image) ? (assets.image ?? frontMatter.image) : undefined}
    />
  );
}
