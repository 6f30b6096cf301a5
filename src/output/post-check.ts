import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../lib/build-stop';
import {checkPosts} from '../check/check-posts';
import {print, summaryOf, usualFormat} from '../check/print';

/**
 * Checks the posts in the build as `npm run check-posts` does, so that nothing the command refuses is published by
 * those who do not run it. It comes before anything is loaded, so that the author reads these messages, and not those
 * of a Docusaurus parser; and once, for the first language, in which blog/ is written. Warnings are left to the
 * command. `npm start` does without: a post in progress is seldom complete.
 */
export default async function checkOfPosts({siteDir, i18n}: LoadContext): Promise<Plugin> {
  if (process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale) {
    const result = await checkPosts(siteDir, {language: i18n.defaultLocale});
    const findings = result.findings.filter(({severity}) => severity === 'error');
    if (findings.length > 0) {
      stopBuild(
        `Posts cannot be published as they are.\n\n${print(findings, usualFormat(), summaryOf({...result, findings}))}`,
      );
    }
  }
  return {name: 'posts'};
}
