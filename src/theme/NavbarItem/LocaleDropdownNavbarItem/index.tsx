// Wraps NavbarItem/LocaleDropdownNavbarItem: on the not-found page, which no language has an address for, it leads home.
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Original from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import {useIsNotFound} from '../../../components/NotFound/use-is-not-found';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const home = {...useLocation(), pathname: useBaseUrl('/')};
  return useIsNotFound() ? (
    renderRoutes([{render: () => <Original {...props} />}], {}, {location: home})
  ) : (
    <Original {...props} />
  );
}
