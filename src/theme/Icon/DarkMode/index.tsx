// Replaces Icon/DarkMode: a moon in a tenth of the bytes, which every page and script carries.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M19.5 14.5a8 8 0 1 1-10-10 7 7 0 0 0 10 10z"
      />
    </svg>
  );
}
