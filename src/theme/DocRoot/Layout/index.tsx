// Replaces DocRoot/Layout: the stock one has columns of its own, which are not those of the site's grid.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar/Desktop';
import type {ReactNode} from 'react';
import {DocsLayout} from '../../../components/DocsLayout';

export default function DocRootLayout({children}: Props): ReactNode {
  const items = useDocsSidebar()?.items;
  const {pathname} = useLocation();
  return (
    <DocsLayout
      sidebar={
        items && (
          <DocSidebar
            sidebar={items}
            path={pathname}
            isHidden={false}
            onCollapse={() => undefined}
          />
        )
      }>
      {children}
    </DocsLayout>
  );
}
