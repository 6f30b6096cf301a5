// Replaces TOCCollapsible: the stock one needs a script to open, and looks unlike that of the posts.
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';
import {ContentsDisclosure} from '../../components/ContentsDisclosure';

export default function TOCCollapsible({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <ContentsDisclosure>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        linkClassName={null}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
      />
    </ContentsDisclosure>
  );
}
