import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {scriptTag} from '../../lib/inline-script';
import {forgetOldDismissal} from './forget-old-dismissal';

/**
 * Shows a new announcement at once to readers who closed the one before. The theme hides the bar
 * before the first paint by the stored dismissal alone, and compares ids only in its client: too late for that load, and
 * never for readers without it.
 */
export default function newAnnouncement(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  const {namespace} = context.siteStorage;
  return {
    name: 'new-announcement',
    injectHtmlTags: () => ({
      headTags: announcementBar
        ? [
            scriptTag(
              forgetOldDismissal,
              announcementBar.id,
              `docusaurus.announcement.id${namespace}`,
              `docusaurus.announcement.dismiss${namespace}`,
            ),
          ]
        : [],
    }),
  };
}
