import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedBase} from '../../settings/published-base';
import {stopBuild} from '../../lib/build-stop';
import {codeOfBuild, digest, digestOfFiles, packedCache} from '../../cache/cache';
import {checkPosts} from '../../check/check-posts';
import {resultCache} from '../../check/result-cache';
import {print} from '../../check/print';

/** A digest of what all posts are checked by: this code, and what each of them may refer to. */
const basisOf = (siteDir: string) =>
  digest(
    codeOfBuild(siteDir),
    digestOfFiles(
      [
        ...['tags', 'authors', 'gone', 'moved'].map((name) => join(siteDir, `blog/${name}.yml`)),
        join(siteDir, 'static'),
      ],
      siteDir,
    ),
  );

/**
 * Checks the posts in the build as `npm run check-posts` does, except for spelling and prose, so that nothing the
 * command refuses is published by those who do not run it. It does so before anything is loaded: the author reads
 * these messages, and not those of a Docusaurus parser. Warnings stop nothing, and are left to the command. A post
 * in which a former build found no error is not checked again, unless it or something that it refers to has
 * changed.
 *
 * It runs once, for the first language of the site, in which blog/ is written.
 *
 * `npm start` does not run it: a post in progress is seldom complete.
 */
export default async function postsPlugin(
  {siteDir, siteConfig: {url}, baseUrl, i18n}: LoadContext,
  {hasPodcast}: {hasPodcast: boolean},
): Promise<Plugin> {
  if (process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale) {
    const basis = basisOf(siteDir);
    const cache = packedCache(join(siteDir, 'node_modules/.cache/posts'), basis);
    const results = resultCache(cache, basis);
    const result = await checkPosts(siteDir, {
      site: {url, baseUrl: publishedBase(baseUrl)},
      hasPodcast,
      results,
    });
    await cache.sweep();
    const findings = result.findings.filter(({severity}) => severity === 'error');
    if (findings.length > 0) {
      stopBuild(
        `Posts cannot be published as they are.\n\n${print({...result, findings}, 'text')}`,
      );
    }
  }
  return {name: 'posts'};
}
