// Replaces BlogSidebar/Desktop: the stock one is a column of the grid that BlogLayout replaces.
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import type {ReactNode} from 'react';
import {BlogSidebar, TimetableRows} from '../../../components/BlogSidebar';

export default function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <BlogSidebar title={sidebar.title}>
      <BlogSidebarContent items={items} ListComponent={TimetableRows} />
    </BlogSidebar>
  );
}
