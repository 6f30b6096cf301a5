// Wraps Navbar: if it crashes, the page below it survives; with the stock layout, everything would crash.
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';
import {CrashGuard} from '../../components/CrashGuard';

/** The site's name. It has the bar's class, by which the theme measures its height: without it, the theme crashes. */
function PlainNavbar(): ReactNode {
  return (
    <nav className="navbar navbar--fixed-top">
      <a className="navbar__brand" href={useBaseUrl('/')}>
        {useThemeConfig().navbar.title}
      </a>
    </nav>
  );
}

export default function SafeNavbar(): ReactNode {
  return (
    <CrashGuard fallback={<PlainNavbar />}>
      <Navbar />
    </CrashGuard>
  );
}
