import type {ReactNode} from 'react';

/** A site without an announcement: there is nothing to close, and nothing to remember. */
export function AnnouncementBarProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

const none = {isActive: false, close: (): void => undefined};

export const useAnnouncementBar = (): typeof none => none;
