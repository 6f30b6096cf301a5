// Wraps BlogListPaginator: the stock one leaves an empty landmark on lists of a single page.
import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';
import type {ReactNode} from 'react';

export default function BlogListPaginatorWhereNeeded(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return (previousPage ?? nextPage) ? <BlogListPaginator {...props} /> : null;
}
