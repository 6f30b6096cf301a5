import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  children: ReactNode;
  hideOnScroll: boolean;
  style: 'dark' | 'primary' | undefined;
};

/** The bar at the top of every page. */
export function Navbar({children, hideOnScroll, style}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && 'site-hides',
      )}>
      {children}
    </nav>
  );
}
