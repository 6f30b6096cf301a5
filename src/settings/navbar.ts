import type {NavbarItem} from '@docusaurus/theme-common';

/** Places navbar items without a `position` on the right; the theme's default is left. */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}
