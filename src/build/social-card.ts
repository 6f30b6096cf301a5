import {pagePath} from '../lib/page-path';

/** Pixels of a social card: what the networks that show one ask for. */
export const cardSize = {width: 1200, height: 630};

/** Where the social card of a page is published: beside it. */
export function cardPath(path: string): string {
  return `${pagePath(path)}card.png`;
}
