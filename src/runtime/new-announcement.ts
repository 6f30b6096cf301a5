import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {scriptTag} from '../lib/inline-script';

/**
 * Inline script of the head, so it runs before the theme's own in the body.
 *
 * @param id the announcement on this page
 * @param idKey where the theme stores the id of the last announcement shown
 * @param dismissKey where the theme stores whether it was closed
 */
function forgetOldDismissal(id: string, idKey: string, dismissKey: string): void {
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.setItem(idKey, id);
      localStorage.setItem(dismissKey, 'false');
    }
  } catch {
    // Storage is refused: nothing was remembered, so there is nothing to forget.
  }
}

/**
 * Shows a new announcement at once to readers who closed the one before. The theme hides the bar
 * before the first paint only by the stored dismissal, and compares ids only in its client: too late for that load, and
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
