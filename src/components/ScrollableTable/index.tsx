import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls by itself if it is wider than the text, by keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'site.table.label',
        message: 'Table',
        description: 'What assistive technology calls a table that may scroll',
      })}
      tabIndex={0}
      className={clsx('site-scroller', styles.scroller)}>
      <table {...props} />
    </div>
  );
}
