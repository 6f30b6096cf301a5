// Replaces TOC: the site script marks the section on the screen, with React and without it
// (src/runtime/site-script/contents-marker.ts).
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';
import {railClass} from '../../lib/contracts';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={className && `${className} ${railClass}`}>
      <TOCItems {...props} className="table-of-contents" linkClassName={null} />
    </div>
  );
}
