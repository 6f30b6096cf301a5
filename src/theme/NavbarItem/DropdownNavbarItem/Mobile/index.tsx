// Replaces NavbarItem/DropdownNavbarItem/Mobile: the stock one needs React to open.
export {MenuDropdown as default} from '../../../../components/Dropdown/MenuDropdown';
