// Replaces Icon/ExternalLink: an arrow of the font, as heavy as the words before it.
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return (
    <span
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}>
      {'\u00a0↗'}
    </span>
  );
}
