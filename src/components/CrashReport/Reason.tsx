import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';

/** The message of an error and those of its causes: the theme's `ErrorBoundaryError` prints them in red. */
export function Reason({error}: {error: Error}): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return <p className="site-reason">{messages.join('\n\nCause:\n')}</p>;
}
