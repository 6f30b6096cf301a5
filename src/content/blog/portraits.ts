import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {digest, keepFile} from '../../cache/cache';
import {isRemote} from '../../lib/addresses';
import type {File} from '../publish-files';

/** Width and height of a portrait in pixels, twice what a page shows. */
const size = 192;

/** How long a build waits for all portraits together, in milliseconds. */
const longest = 20_000;

/** A picture from another site, or why there is none. */
type Fetched = {picture: Buffer} | {reason: string};

/** By address, for as long as the process runs: `npm start` loads the authors again with each edit. */
const fetched = new Map<string, Promise<Fetched>>();

async function makePortrait(address: string, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(new URL(address, 'https://localhost'), {signal});
  if (!response.ok) {
    throw new Error(`answered with ${response.status}`);
  }
  return sharp(await response.arrayBuffer())
    .autoOrient()
    .resize(size, size)
    .webp()
    .toBuffer();
}

function fetchPortrait(address: string, folder: string, signal: AbortSignal): Promise<Fetched> {
  const known = fetched.get(address);
  if (known) {
    return known;
  }
  const portrait = keepFile(join(folder, `${digest(address)}.webp`), () =>
    makePortrait(address, signal),
  )
    .then(async (file) => ({picture: await readFile(file)}))
    .catch((error: unknown) => {
      const {message, cause} = error as Error;
      return {reason: cause instanceof Error ? cause.message : message};
    });
  fetched.set(address, portrait);
  return portrait;
}

type Author = {imageURL?: string | undefined};

const authorsOf = ({authorsMap = {}, blogPosts}: BlogContent): Author[] => [
  ...Object.values(authorsMap),
  ...blogPosts.flatMap(({metadata}) => metadata.authors),
];

/**
 * Gives the authors of a blog portraits of this site in place of those on other sites, which would see who reads. A
 * portrait is fetched once, made small, and kept between builds, until `node_modules/.cache` is deleted. An author whose
 * portrait cannot be fetched has none, and pages show initials.
 */
export function portraitsOf(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  patience = longest,
): {give: (content: BlogContent) => Promise<BlogContent>; files: () => File[]} {
  const folder = join(siteDir, 'node_modules/.cache/portraits');
  let files: File[] = [];
  return {
    files: () => files,
    async give(content) {
      const remote = new Set(
        authorsOf(content).flatMap(({imageURL}) => (isRemote(imageURL) ? imageURL! : [])),
      );
      const areNew = [...remote].some((address) => !fetched.has(address));
      const signal = AbortSignal.timeout(patience);
      const portraits = await Promise.all(
        [...remote].map(async (address) => ({
          address,
          ...(await fetchPortrait(address, folder, signal)),
        })),
      );
      const paths = new Map<string, string>();
      files = portraits.flatMap(({address, ...portrait}) => {
        if ('reason' in portrait) {
          return [];
        }
        const {picture} = portrait;
        const path = `assets/images/portrait-${digest(picture).slice(0, 12)}.webp`;
        paths.set(address, baseUrl + path);
        return {path, content: picture};
      });
      const failed = portraits.filter((portrait) => 'reason' in portrait);
      if (areNew && failed.length > 0) {
        const [{address, reason}] = failed as [(typeof failed)[number]];
        logger.warn(
          `${failed.length === 1 ? 'The portrait of an author' : `The portraits of ${failed.length} authors`} cannot be fetched, so pages show initials: ${address} (${reason})${failed.length > 1 ? ' and others' : ''}. Build again when the address answers, or put the picture into static/img/authors/ and write /img/authors/name.jpg as \`image_url\`.`,
        );
      }
      const withOwn = <A extends Author>(author: A): A =>
        isRemote(author.imageURL) ? {...author, imageURL: paths.get(author.imageURL!)} : author;
      const {authorsMap} = content;
      return {
        ...content,
        ...(authorsMap && {
          authorsMap: Object.fromEntries(
            Object.entries(authorsMap).map(([key, author]) => [key, withOwn(author)]),
          ),
        }),
        blogPosts: content.blogPosts.map((post) => ({
          ...post,
          metadata: {...post.metadata, authors: post.metadata.authors.map(withOwn)},
        })),
      };
    },
  };
}
