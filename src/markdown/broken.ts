import type {
  OnBrokenMarkdownImagesFunction,
  OnBrokenMarkdownLinksFunction,
} from '@docusaurus/types';
import {resolve} from 'node:path';
import {placeOf, warn} from './warn';

type IsOlder = (path: string) => boolean;
type Broken = Parameters<OnBrokenMarkdownLinksFunction | OnBrokenMarkdownImagesFunction>[0];

function report({sourceFilePath, node}: Broken, problem: string, isOlder: IsOlder): void {
  if (!isOlder(resolve(sourceFilePath))) {
    throw new Error(`${placeOf(sourceFilePath, node)}: ${problem}`);
  }
  warn(sourceFilePath, node, problem);
}

/** What the build does where a link names a file of Markdown that is not there. An older text keeps the link. */
export const brokenLink =
  (isOlder: IsOlder): OnBrokenMarkdownLinksFunction =>
  (broken) => {
    report(
      broken,
      broken.url === ''
        ? 'A link has no address: write one.'
        : `The link to ${broken.url} leads to no file of this site: correct the path, or link to the address.`,
      isOlder,
    );
  };

/** The same for a picture. */
export const brokenImage =
  (isOlder: IsOlder): OnBrokenMarkdownImagesFunction =>
  (broken) => {
    report(
      broken,
      broken.url === ''
        ? 'A picture has no address: write one.'
        : `There is no picture at ${broken.url}: correct the path, or add the file.`,
      isOlder,
    );
  };
