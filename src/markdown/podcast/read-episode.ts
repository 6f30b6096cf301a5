import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join, posix} from 'node:path';
import {findPosts, readPostPath} from '../../content/post-path';
import {parseBuffer} from '../../lib/es-modules.cjs';
import {pathsOf, podcastFiles, type Episode} from '../../content/podcast';
import {readCaptions} from './captions';
import {readChapters} from './chapters';
import {checkEpisode} from './check-episode';
import {digestOf, readEpisodeText} from './episode-text';
import {problem, type EpisodeProblem} from './problem';
import {readPost} from './standing';

/** File name of an episode's text, in the folder of the post that introduces it. */
const textFile = 'episode.txt';

/** Path of an episode's text, relative to the root of the site. */
export const textOf = (post: string) => `blog/${posix.join(posix.dirname(post), textFile)}`;

/**
 * The name of an episode and of its files: the words of its post's path.
 *
 * @param post its path below blog/
 */
export const slugOf = (post: string): string => readPostPath(post).text.replaceAll('/', '-');

/** The files of an episode, below static/, where their addresses never change. */
export function filesOf(slug: string): Record<'audio' | 'captions' | 'chapters', string> {
  const file = `static/podcast/${slug}`;
  return {audio: `${file}.mp3`, captions: `${file}.vtt`, chapters: `${file}.chapters.json`};
}

async function secondsOf(audio: Buffer, file: string): Promise<number> {
  const {format} = await parseBuffer(audio, 'audio/mpeg', {duration: true});
  if (format.codec !== 'MPEG 2 Layer 3' && format.codec !== 'MPEG 1 Layer 3') {
    throw problem(file, 1, 'this is no MP3: write one, which every podcast app plays.');
  }
  return format.duration!;
}

/**
 * Reads an episode and its files, and compares them.
 *
 * @param post the path of its post below blog/
 * @param baseUrl of the site
 * @throws Error with file and line, if a file is missing or contradicts another
 */
export async function readEpisode(
  siteDir: string,
  post: string,
  baseUrl: string,
): Promise<Episode> {
  const slug = slugOf(post);
  const file = textOf(post);
  const text = readEpisodeText(readFileSync(join(siteDir, file), 'utf8'), file);
  const names = filesOf(slug);
  for (const name of Object.values(names)) {
    if (!existsSync(join(siteDir, name))) {
      throw problem(
        file,
        1,
        `${name} is not there: add it, as “The podcast” in CONTRIBUTING says.`,
      );
    }
  }
  const audio = readFileSync(join(siteDir, names.audio));
  const seconds = await secondsOf(audio, names.audio);
  const captions = readCaptions(
    readFileSync(join(siteDir, names.captions), 'utf8'),
    names.captions,
  );
  const chapters = readChapters(
    readFileSync(join(siteDir, names.chapters), 'utf8'),
    names.chapters,
  );
  checkEpisode({
    text: {file, content: text},
    captions: {file: names.captions, content: captions},
    chapters: {file: names.chapters, content: chapters},
    audio: {file: names.audio, content: {seconds, digest: digestOf(audio)}},
  });
  const {page} = pathsOf(baseUrl);
  const published = (name: string) => podcastFiles(baseUrl) + basename(name);
  const {title, number, description, date, guid} = text.facts;
  return {
    ...{slug, title, number, description, date, guid},
    post: baseUrl + (await readPost(siteDir, post)).address.slice(1),
    page: `${page}#${slug}`,
    audio: {path: published(names.audio), type: 'audio/mpeg', bytes: audio.length, seconds},
    captions: published(names.captions),
    chaptersFile: published(names.chapters),
    chapters: text.chapters.map((chapter, index) => ({
      title: chapter.title,
      start: chapters[index]!.start,
      paragraphs: chapter.paragraphs.map((sentences) => sentences.map((sentence) => sentence.text)),
    })),
  };
}

/** The posts that introduce an episode, by their paths below blog/; of several in a folder, only the first. */
export function postsWithEpisodes(siteDir: string): string[] {
  const folders = new Map<string, string>();
  for (const post of findPosts(join(siteDir, 'blog'))) {
    const folder = posix.dirname(post);
    if (!folders.has(folder) && existsSync(join(siteDir, textOf(post)))) {
      folders.set(folder, post);
    }
  }
  return [...folders.values()];
}

/** An episode, and the path of its post below blog/. */
type Placed = {post: string; episode: Episode};

/** Reports the later of two episodes that a podcast app would take for one; `null` if there is none. */
export function findDouble(siteDir: string, read: readonly Placed[]): EpisodeProblem | null {
  for (const fact of ['guid', 'number'] as const) {
    const double = read.find(({episode}, index) =>
      read.slice(0, index).some((other) => other.episode[fact] === episode[fact]),
    );
    if (double) {
      const file = textOf(double.post);
      const lines = readFileSync(join(siteDir, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.startsWith(`${fact}:`)) + 1;
      return problem(file, line, `another episode has this ${fact} too: write one of its own.`);
    }
  }
  return null;
}

/** The episodes of a site. */
export type Episodes = {
  /** Listed episodes, newest first. */
  listed: Episode[];
  /** Slugs of all episodes. */
  slugs: string[];
  /** Slugs of unpublished episodes. */
  hidden: string[];
};

/**
 * Reads all episodes. A scheduled one is checked like the others, so that it does not stop the build when it is
 * due.
 *
 * @throws Error with file and line, if one cannot be published, or a podcast app would take two for one
 */
export async function readEpisodes(siteDir: string, baseUrl: string): Promise<Episodes> {
  const all = await Promise.all(
    postsWithEpisodes(siteDir).map(async (post) => ({
      post,
      slug: slugOf(post),
      standing: (await readPost(siteDir, post)).standing,
    })),
  );
  const read = await Promise.all(
    all
      .filter(({standing}) => standing !== 'draft')
      .map(async (one) => ({...one, episode: await readEpisode(siteDir, one.post, baseUrl)})),
  );
  const double = findDouble(siteDir, read);
  if (double) {
    throw double;
  }
  return {
    listed: read
      .filter(({standing}) => standing === 'listed')
      .map(({episode}) => episode)
      .sort((a, b) => b.number - a.number),
    slugs: all.map(({slug}) => slug),
    hidden: all
      .filter(({standing}) => standing === 'draft' || standing === 'hidden')
      .map(({slug}) => slug),
  };
}

/** The files of static/podcast/, by their paths in the site. */
export function recordingsIn(siteDir: string): string[] {
  const folder = join(siteDir, 'static/podcast');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => `static/podcast/${name}`);
}

/** Reports a file of static/podcast/ that belongs to no episode; `null` if there is none. */
export function findStray(siteDir: string, slugs: readonly string[]): EpisodeProblem | null {
  const known = new Set(slugs.flatMap((slug) => Object.values(filesOf(slug))));
  const stray = recordingsIn(siteDir).find((file) => !known.has(file));
  return stray === undefined
    ? null
    : problem(
        stray,
        1,
        'this is of no episode: name it as the post that has the episode.txt, or remove it.',
      );
}
