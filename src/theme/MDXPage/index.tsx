// Replaces MDXPage: the stock one uses different columns and sizes from the rest of the site.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogLayout} from '../../components/BlogLayout';
import {TextPage, type WithCover} from '../../components/TextPage';

const {wrapper, page} = ThemeClassNames;

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, contentTitle, toc, titleCover}: typeof Content & WithCover = Content;
  const {title, description, frontMatter} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: isShort} = frontMatter;
  const hidesTitle = 'hide_title' in frontMatter && frontMatter.hide_title;
  const heading = contentTitle ?? (hidesTitle ? undefined : title);
  return (
    <HtmlClassNameProvider className={clsx(wrapperClassName ?? wrapper.mdxPages, page.mdxPage)}>
      <Layout>
        <PageMetadata {...{title, description, keywords}} />
        <BlogLayout>
          <ContentVisibility metadata={metadata} />
          <TextPage
            {...{title: heading, description, titleCover, source: metadata.source}}
            toc={isShort || toc.length === 0 ? null : toc}>
            <Content />
          </TextPage>
        </BlogLayout>
      </Layout>
    </HtmlClassNameProvider>
  );
}
