import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {authorLink} from '../../content/author-link';
import type {ListedPost} from '../../content/listed-post';

/** Separates the items of a list by commas. */
const listed = (items: ReactNode[]): ReactNode[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));

/** The names of authors, each a link if it leads anywhere. */
export const authorLinks = (authors: ListedPost['authors']): ReactNode[] =>
  listed(
    authors
      // Docusaurus allows an author that is only a picture.
      .filter(({name}) => name)
      .map((author, index) => {
        const link = authorLink(author);
        return link ? (
          <Link key={index} to={link}>
            {author.name}
          </Link>
        ) : (
          author.name
        );
      }),
  );

/** Links to the pages of tags. */
export const tagLinks = (tags: ListedPost['tags']): ReactNode[] =>
  listed(
    tags.map(({label, permalink}) => (
      <Link key={permalink} to={permalink} rel="tag">
        {label}
      </Link>
    )),
  );
