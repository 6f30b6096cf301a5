import type {ReactNode} from 'react';

type Props = {
  children: ReactNode;
  /** The list of all posts, on pages of the blog. */
  sidebar?: ReactNode;
};

/** The main part of a page without a rail; on pages of the blog, with all posts below. */
export function BlogLayout({children, sidebar}: Props): ReactNode {
  return (
    <div className="site-grid site-page">
      <main>{children}</main>
      {sidebar}
    </div>
  );
}
