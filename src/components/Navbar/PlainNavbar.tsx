import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/**
 * The least that a bar can be: the site's name, which leads home. It bears the bar's class, by which the
 * theme measures how high the bar is, and crashes where there is none.
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
