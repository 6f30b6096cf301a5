// Replaces Navbar/MobileSidebar: the stock menu needs React, opens on the list of posts and hides the site's own links.
import {useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import type {ReactNode} from 'react';
import {MobileMenu} from '../../../components/MobileMenu';

/** Makes an item of HTML an element of a list, which the stock one does only in a dropdown. */
const inList = (item: Props): Props =>
  item.type === 'html' ? {...item, isDropdownItem: true} : item;

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as Props[];
  const shown = (isOnLeft: boolean) =>
    items.map(
      (item, index) =>
        (item.position === 'left') === isOnLeft && (
          <NavbarItem mobile {...inList(item)} key={index} />
        ),
    );
  return (
    <MobileMenu
      header={
        <>
          <NavbarLogo />
          <ColorModeToggle />
        </>
      }
      others={shown(false)}>
      {shown(true)}
    </MobileMenu>
  );
}
