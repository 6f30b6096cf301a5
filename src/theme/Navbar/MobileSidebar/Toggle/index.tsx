// Replaces Navbar/MobileSidebar/Toggle: the stock button needs React to open the menu.
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode} from 'react';
import {menuId} from '../../../../lib/contracts';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      // React's types do not know them yet.
      {...{commandfor: menuId, command: 'show-modal'}}>
      <IconMenu />
    </button>
  );
}
