// Replaces BlogPostPage/Metadata: what only other programs read, such as authors and tags, src/build/social-cards says.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useUntranslated} from '../../../components/Untranslated';
import {pagePath} from '../../../lib/page-path';
import {shownByNetworks} from '../../../lib/networks';

export default function BlogPostMetadata(): ReactNode {
  const {
    assets,
    metadata: {title, description, frontMatter, permalink},
  } = useBlogPost();
  const {siteConfig, i18n} = useDocusaurusContext();
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
      image={shownByNetworks(frontMatter.image) ? (assets.image ?? frontMatter.image) : undefined}>
      {useUntranslated() && (
        // The same text is at this address, in a page of its language.
        <link
          rel="canonical"
          href={siteConfig.url + root + pagePath(permalink).slice(siteConfig.baseUrl.length)}
        />
      )}
    </PageMetadata>
  );
}
