// Replaces Icon/LightMode: one sign for all modes, a disc of which one half is lit. The label names the mode.
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

export default function IconColourMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <circle cx={12} cy={12} r={8} fill="none" stroke="currentColor" strokeWidth={2} />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </svg>
  );
}
