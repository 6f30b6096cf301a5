import type {ReactNode} from 'react';
import {contentsTitle} from '../ContentsDisclosure/title';

type Props = {
  children: ReactNode;
  /** The list of all posts, on pages of the blog. */
  sidebar?: ReactNode;
  /** The contents of the page, if it has any. */
  contents: ReactNode;
};

/** The text in the middle, the page's contents in the rail to its left, and all posts below. */
export function BlogLayout({children, sidebar, contents}: Props): ReactNode {
  const title = contentsTitle();
  return (
    <div className="site-grid site-page">
      <main>{children}</main>
      {contents && (
        <nav className="site-rail" aria-label={title}>
          <p>{title}</p>
          {contents}
        </nav>
      )}
      {sidebar}
    </div>
  );
}
