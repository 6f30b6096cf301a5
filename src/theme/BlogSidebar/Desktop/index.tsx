// Replaces BlogSidebar/Desktop: the stock one is a column of the grid that BlogLayout replaces.
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import type {ReactNode} from 'react';
import {BlogSidebar, sidebarClassNames} from '../../../components/BlogSidebar';

export default function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  // An unlisted post stands here on its own page only.
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <BlogSidebar title={sidebar.title}>
      <BlogSidebarContent
        items={items}
        yearGroupHeadingClassName={sidebarClassNames.year}
        ListComponent={({items: ofYear}) => (
          <BlogSidebarItemList
            items={ofYear}
            ulClassName={sidebarClassNames.list}
            linkClassName={sidebarClassNames.link}
            linkActiveClassName={sidebarClassNames.activeLink}
          />
        )}
      />
    </BlogSidebar>
  );
}
