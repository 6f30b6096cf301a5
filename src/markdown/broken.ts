import type {
  OnBrokenMarkdownImagesFunction,
  OnBrokenMarkdownLinksFunction,
} from '@docusaurus/types';
import {resolve} from 'node:path';
import {placeOf, warn} from './warn';

type IsOlder = (path: string) => boolean;
type Broken = Parameters<OnBrokenMarkdownLinksFunction | OnBrokenMarkdownImagesFunction>[0];

/** Stops the build at a broken link or picture; in an older text, warns and keeps it. */
const reporter =
  (without: string, wrong: (url: string) => string) =>
  (isOlder: IsOlder) =>
  ({sourceFilePath, node, url}: Broken): void => {
    const problem = url === '' ? without : wrong(url);
    if (!isOlder(resolve(sourceFilePath))) {
      throw new Error(`${placeOf(sourceFilePath, node)}: ${problem}`);
    }
    warn(sourceFilePath, node, problem);
  };

/** Handles a link to a Markdown file that does not exist. */
export const brokenLink = reporter(
  'A link has no address: write one.',
  (url) =>
    `The link to ${url} leads to no file of this site: correct the path, or link to the address.`,
);

/** Handles a picture that does not exist. */
export const brokenImage = reporter(
  'A picture has no address: write one.',
  (url) => `There is no picture at ${url}: correct the path, or add the file.`,
);
