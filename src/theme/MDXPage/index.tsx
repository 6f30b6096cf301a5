// Replaces MDXPage: the stock one uses different columns and sizes from the rest of the site.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogLayout} from '../../components/BlogLayout';
import {TextPage, type WithEpisode} from '../../components/TextPage';

const {wrapper, page} = ThemeClassNames;

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc, newestEpisode} = Content as typeof Content & WithEpisode;
  const {title, description, frontMatter} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: isShort, image} = frontMatter;
  const hasContents = !isShort && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(wrapperClassName ?? wrapper.mdxPages, page.mdxPage)}>
      <Layout>
        <PageMetadata {...{title, description, keywords, image: assets.image ?? image}} />
        <BlogLayout>
          <ContentVisibility metadata={metadata} />
          <TextPage
            {...{title, description, newestEpisode, source: metadata.source}}
            toc={hasContents ? toc : null}>
            <Content />
          </TextPage>
        </BlogLayout>
      </Layout>
    </HtmlClassNameProvider>
  );
}
