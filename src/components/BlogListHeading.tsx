import '../css/pages.css';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {
  blogTitle: string;
  blogDescription: string;
  /** Which page of the list this is, counted from 1. */
  page: number;
};

/** Heading and metadata of a page of the blog list; each page has its own title. */
export function BlogListHeading({blogTitle, blogDescription, page}: Props): ReactNode {
  if (page === 1) {
    return (
      <header className="site-strip">
        <PageMetadata title={blogTitle} description={blogDescription} />
        {/* The navbar shows the same words. */}
        <h1 className="site-visually-hidden">{blogTitle}</h1>
        <p>{blogDescription}</p>
      </header>
    );
  }
  const title = translate(
    {
      id: 'site.blogList.title',
      message: 'All posts, page {page}',
      description: 'Title of the second and later pages of the blog list',
    },
    {page},
  );
  const description = translate(
    {
      id: 'site.blogList.description',
      message: '{blogTitle}: older posts, page {page} of the list.',
      description: 'Description of the second and later pages of the blog list',
    },
    {blogTitle, page},
  );
  return (
    <header className="site-strip">
      <PageMetadata title={title} description={description} />
      <h1>{title}</h1>
    </header>
  );
}
