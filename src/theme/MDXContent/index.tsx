// Replaces MDXContent: the components of Markdown come with each text's own code, as
// `src/runtime/static-articles` has it, so that a page that is already written loads neither.
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
