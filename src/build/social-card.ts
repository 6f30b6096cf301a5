import {pagePath} from '../lib/page-path';

/** The size of a social card in pixels, as the networks that show one require. */
export const cardSize = {width: 1200, height: 630};

/** The path of a page's social card, which is published beside the page. */
export function cardPath(path: string): string {
  return `${pagePath(path)}card.png`;
}
