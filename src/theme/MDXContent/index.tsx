// Replaces MDXContent: Markdown's components come with each text's own code (see
// `src/runtime/static-articles`), so that a prerendered page loads neither.
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
