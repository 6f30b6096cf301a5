// Replaces NavbarItem/DropdownNavbarItem/Mobile: the stock one needs React to open.
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';
import {MenuDropdown} from '../../../../components/Dropdown/MenuDropdown';

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  return <MenuDropdown {...props} />;
}
