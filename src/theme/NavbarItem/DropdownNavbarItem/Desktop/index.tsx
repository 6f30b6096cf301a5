// Replaces NavbarItem/DropdownNavbarItem/Desktop: the stock one needs React to open.
export {BarDropdown as default} from '../../../../components/Dropdown/BarDropdown';
