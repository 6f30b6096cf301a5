import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {versionsAttribute} from '../../lib/contracts';

/** What the dropdown of docs versions says of them. */
export type WithVersions = {[versionsAttribute]?: string};

/** A dropdown of the bar: styles open it for a pointer, and `src/runtime/site-script/dropdowns.ts` for the keyboard. */
export function BarDropdown({
  items,
  position,
  className,
  [versionsAttribute]: versions,
  ...props
}: Props & WithVersions): ReactNode {
  return (
    <div
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
      )}
      {...{[versionsAttribute]: versions}}>
      <NavbarNavLink
        role="button"
        aria-haspopup="true"
        aria-expanded={false}
        // Without an address, the keyboard would not reach it.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}>
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
