// Replaces Icon/SystemColorMode: a half-filled disc in a tenth of the bytes, which every page carries.
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <circle cx={12} cy={12} r={8} fill="none" stroke="currentColor" strokeWidth={2} />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </svg>
  );
}
