// Replaces MDXPage: the stock one sets its text in other columns and sizes than the rest of the site.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogLayout} from '../../components/BlogLayout';

const {wrapper, page} = ThemeClassNames;

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: hidesContents} = frontMatter;
  return (
    <HtmlClassNameProvider className={clsx(wrapperClassName ?? wrapper.mdxPages, page.mdxPage)}>
      <Layout>
        <PageMetadata
          {...{title, description, keywords, image: assets.image ?? frontMatter.image}}
        />
        <BlogLayout contents={!hidesContents && toc.length > 0 && <TOC toc={toc} />}>
          <ContentVisibility metadata={metadata} />
          <article className="markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
        </BlogLayout>
      </Layout>
    </HtmlClassNameProvider>
  );
}
