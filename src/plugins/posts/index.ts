import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../../lib/build-stop';
import {checkPosts} from './check-posts';
import {print} from './print';

/**
 * Has the build judge the posts as `npm run check-posts` does, spelling and prose apart, so that what the
 * command refuses is not published by those who do not run it. It does so before anything is loaded: the
 * author reads these sentences, and not what a parser of Docusaurus would say.
 *
 * Once, with the first language of the site, in which blog/ is written.
 *
 * `npm start` does not: a post that is being written is seldom whole.
 */
export default async function postsPlugin({
  siteDir,
  siteConfig: {url},
  baseUrl,
  i18n,
}: LoadContext): Promise<Plugin> {
  if (process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale) {
    const result = await checkPosts(siteDir, {site: {url, baseUrl}});
    const findings = result.findings.filter(({severity}) => severity === 'error');
    if (findings.length > 0) {
      stopBuild(
        `Posts cannot be published as they are.\n\n${print({...result, findings}, 'text')}`,
      );
    }
  }
  return {name: 'posts'};
}
