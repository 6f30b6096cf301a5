import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

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
      className="site-scroller">
      <table {...props} />
    </div>
  );
}
