// Replaces BlogSidebar: the stock one leaves the list out of narrow windows, where only the menu has it.
import {useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile';
import type {ReactNode} from 'react';

export default function BlogSidebar({sidebar}: Props): ReactNode {
  const isNarrow = useWindowSize() === 'mobile';
  return sidebar?.items.length ? (
    <>
      <BlogSidebarDesktop sidebar={sidebar} />
      {isNarrow && <BlogSidebarMobile sidebar={sidebar} />}
    </>
  ) : null;
}
