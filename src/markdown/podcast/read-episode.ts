import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {buildDate} from '../../content/build-date';
import {frontMatterWith} from '../../content/front-matter';
import {filesOfEpisode, pathsOf, podcastFiles, type Episode} from '../../content/podcast';
import {addressOfPost, findPosts, readPostPath} from '../../content/post-path';
import {hidesUnpublished, publicationState, timingOf} from '../../content/publication';
import {parseInstant} from '../../lib/instant';
import {episodeFacts, EpisodeProblem} from './facts';
import {readFiles} from './read-files';

type FrontMatter = Record<string, unknown>;

export {EpisodeProblem};

/** The name of an episode and of its files: the words of its post's path. */
const slugOf = (post: string): string => readPostPath(post).text.replaceAll('/', '-');

/** The front matter of a post that introduces an episode; otherwise null. */
const frontMatterOf = (siteDir: string, post: string) =>
  frontMatterWith('episode', join(siteDir, 'blog', post));

async function episodeOf(
  siteDir: string,
  post: string,
  baseUrl: string,
  frontMatter: FrontMatter,
): Promise<Episode> {
  const file = `blog/${post}`;
  const {data, error} = episodeFacts.safeParse(frontMatter.episode);
  if (error) {
    const [issue] = error.issues;
    const key = ['episode', ...issue!.path].join('.');
    const known = `remove what is not one of ${Object.keys(episodeFacts.shape).join(', ')}`;
    throw new EpisodeProblem(
      file,
      1,
      `\`${key}\` is missing, or cannot be that`,
      issue!.code === 'unrecognized_keys' ? known : issue!.message,
    );
  }
  const slug = slugOf(post);
  const names = filesOfEpisode(slug);
  const {bytes, seconds, chapters} = await readFiles(siteDir, slug, file);
  const published = (name: string) => podcastFiles(baseUrl) + basename(name);
  return {
    ...data,
    date: parseInstant(data.date)!.toISOString().slice(0, 10),
    slug,
    post: baseUrl + addressOfPost(post, frontMatter.slug).slice(1),
    page: `${pathsOf(baseUrl).page}#${slug}`,
    audio: {path: published(names.audio), type: 'audio/mpeg', bytes, seconds},
    captions: published(names.captions),
    chaptersFile: published(names.chapters),
    chapters,
  };
}

/**
 * Reads the episode that a post introduces, and its files.
 *
 * @param post the path of its post below blog/
 * @param baseUrl of the site
 * @returns null if it introduces none
 * @throws EpisodeProblem if it cannot be published
 */
export async function readEpisode(
  siteDir: string,
  post: string,
  baseUrl: string,
): Promise<Episode | null> {
  const frontMatter = await frontMatterOf(siteDir, post);
  return frontMatter && episodeOf(siteDir, post, baseUrl, frontMatter);
}

/**
 * The status of an episode, which follows from its post's: `listed` on the podcast's page and in its feed; `alone` in an
 * unlisted post; `hidden`, because its post is scheduled or has expired; or in a `draft`, which may be incomplete.
 */
function standingOf(post: string, frontMatter: FrontMatter) {
  const date = new Date(readPostPath(post).day ?? 0);
  const state = publicationState(timingOf(frontMatter, date), buildDate());
  if (state === 'draft') {
    return 'draft';
  }
  if (!hidesUnpublished()) {
    return 'listed';
  }
  if (state !== 'published') {
    return 'hidden';
  }
  return frontMatter.unlisted === true ? 'alone' : 'listed';
}

/** The episodes of a site. */
export type Episodes = {
  /** Listed episodes, newest first. */
  listed: Episode[];
  /** Slugs of unpublished episodes. */
  hidden: string[];
};

/**
 * Reads all episodes. A scheduled one is checked like the others, so that it does not stop the build when it is
 * due.
 *
 * @throws EpisodeProblem if one cannot be published, or a podcast app would take two for one
 */
export async function readEpisodes(siteDir: string, baseUrl: string): Promise<Episodes> {
  const all: Array<{post: string; standing: string; episode: Episode | null}> = [];
  for (const post of findPosts(join(siteDir, 'blog'))) {
    const frontMatter = await frontMatterOf(siteDir, post);
    if (frontMatter) {
      const standing = standingOf(post, frontMatter);
      const episode =
        standing === 'draft' ? null : await episodeOf(siteDir, post, baseUrl, frontMatter);
      for (const fact of ['guid', 'number'] as const) {
        if (episode && all.some((other) => other.episode?.[fact] === episode[fact])) {
          const reason = `another episode has this ${fact} too`;
          throw new EpisodeProblem(`blog/${post}`, 1, reason, 'write one of its own');
        }
      }
      all.push({post, standing, episode});
    }
  }
  return {
    listed: all
      .flatMap(({standing, episode}) => (standing === 'listed' ? episode! : []))
      .sort((a, b) => b.number - a.number),
    hidden: all
      .filter(({standing}) => standing === 'draft' || standing === 'hidden')
      .map(({post}) => slugOf(post)),
  };
}

/** The files of static/podcast/, by their paths in the site. */
export function recordingsIn(siteDir: string): string[] {
  const folder = join(siteDir, 'static/podcast');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => `static/podcast/${name}`);
}
