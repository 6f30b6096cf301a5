import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {collapsibleAttribute, versionsAttribute} from '../../lib/contracts';
import type {WithVersions} from './BarDropdown';

/**
 * A dropdown of the menu of narrow windows: the browser's own disclosure, open if it leads to the current page.
 * `src/runtime/site-script/collapsibles.ts` moves it as Docusaurus does.
 */
export function MenuDropdown({
  items,
  className,
  // It says where in the bar a dropdown is.
  position: _position,
  [versionsAttribute]: versions,
  ...props
}: Props & WithVersions): ReactNode {
  const path = useLocalPathname();
  const isActive =
    isSamePath(props.to, path) ||
    items.some(
      ({to, activeBaseRegex, activeBasePath}) =>
        isSamePath(to, path) ||
        isRegexpStringMatch(activeBaseRegex, path) ||
        (activeBasePath !== undefined && path.startsWith(activeBasePath)),
    );
  const label = props.children ?? props.label;
  return (
    <li className="menu__list-item">
      <details open={isActive} {...{[collapsibleAttribute]: '', [versionsAttribute]: versions}}>
        <summary className={clsx('menu__link', className)}>
          {props.to ? <NavbarNavLink {...props}>{label}</NavbarNavLink> : label}
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
