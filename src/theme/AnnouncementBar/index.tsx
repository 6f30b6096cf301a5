// Replaces AnnouncementBar: the stock one is no <header>, and takes its page along if it crashes. The site script
// closes it, and runtime/new-announcement shows a new one to readers who closed the last.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';
import {CrashGuard} from '../../components/CrashGuard';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <CrashGuard>
      <header
        className={ThemeClassNames.announcementBar.container}
        style={{backgroundColor, color: textColor}}>
        <Content />
        {isCloseable && <CloseButton />}
      </header>
    </CrashGuard>
  );
}
