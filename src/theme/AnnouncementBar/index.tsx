// Wraps AnnouncementBar: if it crashes, the page below it survives. runtime/new-announcement shows a new one to
// readers who closed the last; if src/site/identity.ts has none, runtime/client keeps this from browsers.
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
