// Wraps AnnouncementBar: when it crashes, the page below it stays. runtime/new-announcement shows a new one to whoever
// closed the last, and without one in src/site/identity.ts, runtime/client keeps this from browsers.
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';
import {CrashGuard} from '../../components/CrashGuard';

export default function SafeAnnouncementBar(): ReactNode {
  return (
    <CrashGuard>
      <AnnouncementBar />
    </CrashGuard>
  );
}
