// Replaces DocSidebar/Desktop: the stock one is a panel as high as the window, with a button that hides it.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import {menuListAttribute} from '../../../lib/contracts';

export default function DocSidebarDesktop({sidebar, path}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}>
      <ul className="menu__list" {...{[menuListAttribute]: ''}}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
