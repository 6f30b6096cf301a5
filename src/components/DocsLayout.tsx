import '../css/pages.css';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {railClass} from '../lib/contracts';

type Props = {
  /** Links to all pages of these docs, if they have a sidebar. */
  sidebar: ReactNode;
  children: ReactNode;
};

/** The text in the middle, its contents in the rail, and links to the other pages in the note column. */
export function DocsLayout({sidebar, children}: Props): ReactNode {
  return (
    <div className="site-grid site-docs">
      {sidebar && (
        <aside className={`${ThemeClassNames.docs.docSidebarContainer} ${railClass}`}>
          {sidebar}
        </aside>
      )}
      <main>{children}</main>
    </div>
  );
}
