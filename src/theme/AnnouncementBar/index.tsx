// Wraps AnnouncementBar: if it crashes, the page below it survives. runtime/new-announcement shows a new one to
// readers who closed the last.
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
