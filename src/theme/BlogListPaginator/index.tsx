// Replaces BlogListPaginator: the stock one does not say how many posts are older, and leaves an empty landmark on
// lists of a single page.
import type {Props} from '@theme/BlogListPaginator';
import type {ReactNode} from 'react';
import {ListPager} from '../../components/ListPager';

export default function BlogListPaginator({metadata}: Props): ReactNode {
  return (metadata.previousPage ?? metadata.nextPage) ? <ListPager {...metadata} /> : null;
}
