// Wraps BlogSidebar/Content: the stock one lists all posts on every page. If there are more than a few, years stand in
// their place (src/content/blog/sidebar.ts).
import BlogSidebarContent from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';
import {OlderYear} from '../../../components/BlogSidebar/OlderYear';
import type {OlderPosts} from '../../../content/archive/archive';

type Item = Props['items'][number];

export default function BlogSidebarContentWithYears({items, ...rest}: Props): ReactNode {
  const isYear = (item: Item): item is Item & OlderPosts => 'count' in item;
  return (
    <>
      <BlogSidebarContent {...rest} items={items.filter((item) => !isYear(item))} />
      {items.filter(isYear).map((year) => (
        <OlderYear key={year.title} of={year} ListComponent={rest.ListComponent} />
      ))}
    </>
  );
}
