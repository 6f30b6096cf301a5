// Replaces BlogSidebar: the stock one leaves the list out of narrow windows, where the menu copies it from the page.
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type {ReactNode} from 'react';

export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}
