import {pagePath} from '../lib/page-path';
/**
 * The path of a text's Markdown: that of its page with `.md` in place of the last slash, as `/2024/04/02/slug.md`; that
 * of the front page is `index.md`.
 */
export const alternatePath = (path: string, baseUrl: string): string =>
  path === baseUrl ? `${path}index.md` : `${path.replace(/\/$/, '')}.md`;

/** The name of the archive beside a post's page that holds what readers may download. */
const archive = 'files.zip';

/** The folders and files beside a post that its front matter lets readers download. */
export const downloadsOf = ({downloads}: Record<string, unknown>): string[] =>
  Array.isArray(downloads) ? downloads.filter((one) => typeof one === 'string') : [];

/** The address of a post's archive, given the path of its page. */
export const archivePath = (page: string): string => `${page.replace(/\/?$/, '/')}${archive}`;

/** The size of a social card in pixels, as the networks that show one require. */
export const cardSize = {width: 1200, height: 630};

/** The path of a page's social card, which is published beside the page. */
export function cardPath(path: string): string {
  return `${pagePath(path)}card.png`;
}
