// Wraps Navbar/MobileSidebar: builds the menu when it is first opened, not on each load on a phone.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import {useState, type ReactNode} from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isNeeded, setIsNeeded] = useState(false);
  if (shown && !isNeeded) {
    setIsNeeded(true);
  }
  return isNeeded ? <Original /> : null;
}
