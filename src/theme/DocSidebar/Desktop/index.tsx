// Replaces DocSidebar/Desktop: the stock one is a panel as high as the window, with a button that hides it.
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import {menuListAttribute} from '../../../lib/contracts';

/** Opens all categories for good: the menu of narrow windows shows a copy of the list, in which React could open none. */
const unfolded = (items: PropSidebarItem[]): PropSidebarItem[] =>
  items.map((item) =>
    item.type === 'category'
      ? {...item, collapsible: false, collapsed: false, items: unfolded(item.items)}
      : item,
  );

export default function DocSidebarDesktop({sidebar, path}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}>
      <ul className="menu__list" {...{[menuListAttribute]: ''}}>
        <DocSidebarItems items={unfolded([...sidebar])} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
