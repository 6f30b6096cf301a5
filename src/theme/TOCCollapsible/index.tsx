// Replaces TOCCollapsible: the stock one needs a script to open, and looks unlike that of the posts.
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';
import {contentsTitle} from '../../components/Contents';
import {collapsibleAttribute} from '../../lib/contracts';

export default function TOCCollapsible({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  // Two or three sections are as soon found by scrolling.
  return toc.length < 4 ? null : (
    <details className="site-fold site-contents" {...{[collapsibleAttribute]: ''}}>
      <summary>{contentsTitle()}</summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        linkClassName={null}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
      />
    </details>
  );
}
