import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {collapsibleAttribute, versionsAttribute} from '../../lib/contracts';
import type {WithVersions} from './BarDropdown';

/**
 * A dropdown of the menu of narrow windows: the browser's own disclosure, open if it leads to the current page.
 * `src/runtime/site-script/collapsibles.ts` moves it.
 */
export function MenuDropdown({
  items,
  className,
  // It says where in the bar a dropdown is.
  position: _position,
  [versionsAttribute]: versions,
  ...props
}: Props & WithVersions): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Below the base, as items name pages; each page has a slash at its end.
  const path = useLocation().pathname.replace(baseUrl, '/');
  const leadsHere = (to: string) => to.replace(/\/?$/, '/').toLowerCase() === path.toLowerCase();
  const isActive =
    (props.to !== undefined && leadsHere(props.to)) ||
    items.some(
      ({to, activeBaseRegex, activeBasePath}) =>
        (to !== undefined && leadsHere(to)) ||
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
