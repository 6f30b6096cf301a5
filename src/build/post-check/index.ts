import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../../lib/build-stop';
import {languageOf} from '../../lib/locales';
import {proseOf, type ReadPosts} from '../../content/prose-of';
import {wordsIn} from '../../content/words-in';
import {codeOfBuild, digest, digestOfFiles, packedWork} from '../../cache/keep';
import {checkPosts, type Reader} from '../../check/check-posts';
import {keptResults} from '../../check/kept-results';
import {print} from '../../check/print';

/** All that posts are checked by: this code, and what each of them may refer to. */
const basisOf = (siteDir: string) =>
  digest(
    codeOfBuild(siteDir),
    digestOfFiles(
      [
        ...['tags', 'authors', 'gone'].map((name) => join(siteDir, `blog/${name}.yml`)),
        join(siteDir, 'static'),
      ],
      siteDir,
    ),
  );

/**
 * Checks the posts in the build as `npm run check-posts` does, spelling and prose apart, so that what the
 * command refuses is not published by those who do not run it. It does so before anything is loaded: the
 * author reads these sentences, and not what a parser of Docusaurus would say. Warnings stop nothing, and are left to
 * the command. A post in which a former build found no error is not checked again, unless it changed or something that
 * it refers to did.
 *
 * It runs once, with the first language of the site, in which blog/ is written. It counts the words of the posts
 * that it reads, for plugins that would read them once more.
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
  const count: Reader = ({path, root}) => {
    words.set(`blog/${path}`, wordsIn(proseOf(root), languageOf(i18n)));
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
