// Replaces DocSidebar: the stock one leaves the list out of narrow windows, where the menu copies it from the page.
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {ReactNode} from 'react';

export default function DocSidebar(props: Props): ReactNode {
  return <DocSidebarDesktop {...props} />;
}
