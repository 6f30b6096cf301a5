// Replaces BlogPostPage/Metadata: it would name only authors with a `url`, and src/build/social-cards names all.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

export default function MetadataWithoutAuthors(): ReactNode {
  const {
    assets,
    metadata: {title, description, date, tags, frontMatter},
  } = useBlogPost();
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
      {tags.length > 0 && (
        <meta property="article:tag" content={tags.map(({label}) => label).join()} />
      )}
    </PageMetadata>
  );
}
