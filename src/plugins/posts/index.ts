import {join, relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../../lib/build-stop';
import {languageOf} from '../../lib/locales';
import {proseOf, type ReadPosts} from '../../lib/prose-of';
import {wordsIn} from '../../lib/words-in';
import {digestOfFiles, packedWork} from '../kept-work/keep';
import {checkPosts, type Reader} from './check-posts';
import {keptResults} from './kept-results';
import {print} from './print';

/** All that posts are judged by: this code, and what each of them may refer to. */
const basisOf = (siteDir: string) =>
  digestOfFiles([
    ...['plugins', 'lib', 'site'].map((part) => join(__dirname, '../..', part)),
    ...['tags', 'authors', 'gone'].map((name) => join(siteDir, `blog/${name}.yml`)),
    join(siteDir, 'static'),
    join(siteDir, 'package-lock.json'),
  ]);

/**
 * Has the build judge the posts as `npm run check-posts` does, spelling and prose apart, so that what the
 * command refuses is not published by those who do not run it. It does so before anything is loaded: the
 * author reads these sentences, and not what a parser of Docusaurus would say. A post in which a former build
 * found nothing is not judged again, unless it changed or something that it refers to did.
 *
 * Once, with the first language of the site, in which blog/ is written. The words of the posts that it reads it
 * counts, for plugins that would read them once more.
 *
 * `npm start` does not: a post that is being written is seldom whole.
 */
export default async function postsPlugin({
  siteDir,
  siteConfig: {url},
  baseUrl,
  i18n,
}: LoadContext): Promise<Plugin<ReadPosts>> {
  const words = new Map<string, number>();
  const count: Reader = ({folder, isMdx, root}) => {
    const file = relative(siteDir, join(folder, isMdx ? 'index.mdx' : 'index.md'));
    words.set(file.split(sep).join('/'), wordsIn(proseOf(root), languageOf(i18n)));
  };
  if (process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale) {
    const basis = basisOf(siteDir);
    const work = packedWork(join(siteDir, 'node_modules/.cache/posts'), basis);
    const kept = keptResults(work, basis);
    const result = await checkPosts(siteDir, {site: {url, baseUrl}, kept, readers: [count]});
    await work.sweep();
    const findings = result.findings.filter(({severity}) => severity === 'error');
    if (findings.length > 0) {
      stopBuild(
        `Posts cannot be published as they are.\n\n${print({...result, findings}, 'text')}`,
      );
    }
  }
  return {name: 'posts', loadContent: () => ({words})};
}
