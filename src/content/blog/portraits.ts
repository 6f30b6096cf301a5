import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {logger} from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {digest, keepFile} from '../../cache/cache';
import {decoded, isRemote} from '../../lib/addresses';
import {addressOfPicture} from '../preview-picture';
import type {File} from '../publish-files';

/** Width and height of a portrait in pixels, twice what a page shows. */
const size = 192;

/** How long a build waits for all portraits together, in milliseconds. */
const longest = 20_000;

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

type Author = {key?: string | null; imageURL?: string | undefined};

const authorsOf = ({authorsMap = {}, blogPosts}: BlogContent): Author[] => [
  ...Object.values(authorsMap),
  ...blogPosts.flatMap(({metadata}) => metadata.authors),
];

/**
 * Gives the authors of a blog portraits of this site: those beside the list or the post that names them, and copies of those
 * on other sites, which would see who reads. A copy is fetched once, made small, and kept between builds, until
 * `node_modules/.cache` is deleted. An author whose
 * portrait cannot be fetched has none, and pages show initials.
 */
export function portraitsOf(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  lists: string[],
  patience = longest,
): {give: (content: BlogContent) => Promise<BlogContent>; files: () => File[]} {
  const folder = join(siteDir, 'node_modules/.cache/portraits');
  const files: File[] = [];
  /** By address; none of one that cannot be fetched. `npm start` loads the authors again with each edit. */
  const paths = new Map<string, string | undefined>();

  /** Fetches a portrait; returns why that failed. */
  async function take(address: string, signal: AbortSignal): Promise<string | null> {
    try {
      const file = await keepFile(join(folder, `${digest(address)}.webp`), () =>
        makePortrait(address, signal),
      );
      const content = await readFile(file);
      const path = `assets/images/portrait-${digest(content).slice(0, 12)}.webp`;
      files.push({path, content});
      paths.set(address, baseUrl + path);
      return null;
    } catch (error) {
      const {message, cause} = error as Error;
      paths.set(address, undefined);
      return `${address} (${cause instanceof Error ? cause.message : message})`;
    }
  }

  return {
    files: () => files,
    async give(content) {
      const remote = authorsOf(content).flatMap(({imageURL}) =>
        isRemote(imageURL) ? imageURL! : [],
      );
      const signal = AbortSignal.timeout(patience);
      const results = await Promise.all(
        [...new Set(remote)]
          .filter((address) => !paths.has(address))
          .map((address) => take(address, signal)),
      );
      const failed = results.filter((result) => result !== null);
      if (failed.length > 0) {
        logger.warn(
          `${failed.length === 1 ? 'The portrait of an author' : `The portraits of ${failed.length} authors`} cannot be fetched, so pages show initials: ${failed[0]}${failed.length > 1 ? ' and others' : ''}. Build again when the address answers, or put the picture into static/img/authors/ and write /img/authors/name.jpg as \`image_url\`.`,
        );
      }
      const withOwn = <A extends Author>(author: A, text?: string): A => {
        const {key, imageURL} = author;
        if (isRemote(imageURL)) {
          return {...author, imageURL: paths.get(imageURL!)};
        }
        // Docusaurus has put the base before an absolute path.
        if (imageURL === undefined || imageURL.startsWith('/')) {
          return author;
        }
        const files = text === undefined || key != null ? lists : [text];
        const file = files.find((one) => existsSync(join(dirname(one), decoded(imageURL))));
        const address = addressOfPicture(siteDir, file ?? files.at(-1)!, imageURL);
        return {...author, imageURL: baseUrl + address.slice(1)};
      };
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
          metadata: {
            ...post.metadata,
            authors: post.metadata.authors.map((author) =>
              withOwn(author, post.metadata.source.replace('@site', siteDir)),
            ),
          },
        })),
      };
    },
  };
}
