// Wraps MDXContent: the element by which steps of the build find the text of a page.
import '../../css/texts.css';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {articleAttribute} from '../../lib/contracts';

export default function MDXContentInFrame({children}: Props): ReactNode {
  return (
    <div className="markdown" {...{[articleAttribute]: ''}}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
