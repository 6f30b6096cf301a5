import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The contents of a page, folded, for windows too narrow for the rail; works with scripts off. */
export function ContentsDisclosure({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.contents}>
      <summary>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'What the list of a page’s sections is called',
        })}
      </summary>
      {children}
    </details>
  );
}
