// Replaces TOC: the site script marks the section on the screen, with React and without it
// (src/runtime/site-script/contents-marker.ts).
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

export default function TOC(props: Props): ReactNode {
  return <TOCItems {...props} className="table-of-contents" linkClassName={null} />;
}
