// Replaces NavbarItem/DropdownNavbarItem/Desktop: the stock one needs React to open.
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type {ReactNode} from 'react';
import {BarDropdown} from '../../../../components/Dropdown/BarDropdown';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  return <BarDropdown {...props} />;
}
