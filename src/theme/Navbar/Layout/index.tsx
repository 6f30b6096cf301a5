// Replaces Navbar/Layout: the stock bar needs React to hide and to open its menu.
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {Navbar} from '../../../components/Navbar';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  return (
    <Navbar hideOnScroll={hideOnScroll} style={style}>
      {children}
      <NavbarMobileSidebar />
    </Navbar>
  );
}
