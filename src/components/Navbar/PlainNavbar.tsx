import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/**
 * A minimal bar: the site's name, linked to the home page. It has the bar's class, by which the theme
 * measures the height of the bar; without it, the theme crashes.
 */
export function PlainNavbar(): ReactNode {
  return (
    <nav className="navbar navbar--fixed-top">
      <a className="navbar__brand" href={useBaseUrl('/')}>
        {useThemeConfig().navbar.title}
      </a>
    </nav>
  );
}
