import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {buildDate} from '../../content/build-date';
import {frontMatterWith} from '../../content/front-matter';
import {filesOfEpisode, pathsOf, podcastFiles, type Episode} from '../../content/podcast';
import {addressOfPost, findPosts, readPostPath} from '../../content/post-path';
import {hidesUnpublished, publicationState, timingOf} from '../../content/publication';
import {parseInstant} from '../../lib/instant';
import {episodeSchema, EpisodeProblem} from './episode-schema';
import {readFiles} from './read-files';

type FrontMatter = Record<string, unknown>;

/** The name of an episode and of its files: the words of its post's path. */
const slugOf = (post: string): string => readPostPath(post).text.replaceAll('/', '-');

/** The front matter of a post that introduces an episode; otherwise null. */
const frontMatterOf = (siteDir: string, post: string) =>
  frontMatterWith('episode', siteDir, join('blog', post));

async function episodeOf(
  siteDir: string,
  post: string,
  baseUrl: string,
  frontMatter: FrontMatter,
): Promise<Episode> {
  const file = `blog/${post}`;
  const {data, error} = episodeSchema.safeParse(frontMatter.episode);
  if (error) {
    const [issue] = error.issues;
    const key = ['episode', ...issue!.path].join('.');
    const known = `remove what is not one of ${Object.keys(episodeSchema.shape).join(', ')}`;
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
 * Reads the episode that a post introduces, by its path below blog/, and its files; null if it introduces none.
 *
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

export type Episodes = {
  /** Those on the podcast's page and in its feed, newest first: their posts are published, and listed. */
  listed: Episode[];
  /** Slugs of those whose posts are not published. */
  hidden: string[];
};

/**
 * Reads all episodes. A scheduled one is checked like the others, so that it does not stop the build when it is
 * due; a draft may be incomplete.
 *
 * @throws EpisodeProblem if one cannot be published, or a podcast app would take two for one
 */
export async function readEpisodes(siteDir: string, baseUrl: string): Promise<Episodes> {
  const read: Episode[] = [];
  const listed: Episode[] = [];
  const hidden: string[] = [];
  for (const post of findPosts(join(siteDir, 'blog'))) {
    const frontMatter = await frontMatterOf(siteDir, post);
    if (!frontMatter) {
      continue;
    }
    const date = new Date(readPostPath(post).day ?? 0);
    const state = publicationState(timingOf(frontMatter, date), buildDate());
    const isHidden = state === 'draft' || (hidesUnpublished() && state !== 'published');
    if (isHidden) {
      hidden.push(slugOf(post));
    }
    if (state === 'draft') {
      continue;
    }
    const episode = await episodeOf(siteDir, post, baseUrl, frontMatter);
    for (const key of ['guid', 'number'] as const) {
      if (read.some((other) => other[key] === episode[key])) {
        const reason = `another episode has this ${key} too`;
        throw new EpisodeProblem(`blog/${post}`, 1, reason, 'write one of its own');
      }
    }
    read.push(episode);
    if (!isHidden && frontMatter.unlisted !== true) {
      listed.push(episode);
    }
  }
  return {listed: listed.sort((a, b) => b.number - a.number), hidden};
}

/** The files of static/podcast/, by their paths in the site. */
export function recordingsIn(siteDir: string): string[] {
  const folder = join(siteDir, 'static/podcast');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => `static/podcast/${name}`);
}
