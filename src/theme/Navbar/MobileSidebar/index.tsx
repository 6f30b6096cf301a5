// Replaces Navbar/MobileSidebar: the stock menu needs React, opens on the list of posts and hides the site's own links.
import {useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import type {ReactNode} from 'react';
import {MobileMenu} from '../../../components/MobileMenu';

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as Props[];
  return (
    <MobileMenu
      header={
        <>
          <NavbarLogo />
          <ColorModeToggle />
        </>
      }>
      {items.map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </MobileMenu>
  );
}
