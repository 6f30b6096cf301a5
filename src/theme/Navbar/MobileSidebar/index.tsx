// Replaces Navbar/MobileSidebar: the stock menu opens on the list of posts and hides the site's own links. Ours is
// built when it is first opened, not on each load on a phone.
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import {useState, type ReactNode} from 'react';
import {MobileMenu} from '../../../components/MobileMenu';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, shouldRender} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const [isNeeded, setIsNeeded] = useState(false);
  useLockBodyScroll(shown);
  if (shown && !isNeeded) {
    setIsNeeded(true);
  }
  return (
    isNeeded &&
    shouldRender && (
      <MobileMenu
        isShown={shown}
        header={<Header />}
        primary={<PrimaryMenu />}
        secondary={content}
      />
    )
  );
}
