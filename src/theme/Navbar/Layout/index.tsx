// Replaces Navbar/Layout: the stock bar hides when the address points at a heading; ours comes back.
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {Navbar} from '../../../components/Navbar';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <Navbar
      hideOnScroll={hideOnScroll}
      style={style}
      mobileSidebar={<NavbarMobileSidebar />}
      isMobileSidebarShown={shown}
      onBackdropClick={toggle}>
      {children}
    </Navbar>
  );
}
