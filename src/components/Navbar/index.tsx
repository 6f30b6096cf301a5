import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useHideOnScroll} from './use-hide-on-scroll';
import {useModalMenu} from './use-modal-menu';

type Props = {
  children: ReactNode;
  hideOnScroll: boolean;
  style: 'dark' | 'primary' | undefined;
  /** The sidebar that slides in on narrow windows. */
  mobileSidebar: ReactNode;
  isMobileSidebarShown: boolean;
  /** Called on a press beside the open sidebar. */
  onBackdropClick: () => void;
};

/** The bar at the top of every page. */
export function Navbar({
  children,
  hideOnScroll,
  style,
  mobileSidebar,
  isMobileSidebarShown,
  onBackdropClick,
}: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const isShown = useHideOnScroll(bar, hideOnScroll);
  useModalMenu(bar, isMobileSidebarShown, onBackdropClick);
  return (
    <nav
      ref={bar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        style && `navbar--${style}`,
        isMobileSidebarShown && 'navbar-sidebar--show',
        hideOnScroll && styles.hideable,
        !isShown && styles.hidden,
      )}>
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={onBackdropClick} />
      {mobileSidebar}
    </nav>
  );
}
