import {pagePath} from '../lib/page-path';

type Author = {
  page?: {permalink: string} | null;
  url?: string;
  email?: unknown;
};

/**
 * Where an author's name links to, as in Docusaurus' theme: to the page of the author's posts, else to the address
 * that the author gives, else to an e-mail.
 */
export const authorLink = ({page, url, email}: Author): string | undefined =>
  page?.permalink ?? url ?? (typeof email === 'string' ? `mailto:${email}` : undefined);

/** The absolute address of an author, for programs: of the page of their posts, else the one that they give. */
export function authorAddress({page, url}: Author, home: string): string | undefined {
  const address = page ? pagePath(page.permalink) : url;
  return address === undefined ? undefined : new URL(address, home).href;
}
