import {escapeHtml} from '../lib/escape-html';
import type {Identity} from './schema';

export type FooterColumn = {
  title: string;
  items: Array<{label: string; to?: string; href?: string} | {html: string}>;
};

/**
 * A link of the footer to what is not a page, such as a mail address or a feed. As HTML it opens in place, whereas
 * the theme's own link would mark it as external and open an empty tab.
 */
export const plainLink = (href: string, label: string): {html: string} => ({
  html: `<a class="footer__link-item" href="${href}">${label}</a>`,
});

/** The words below or beside the columns of the footer, as HTML. */
export function footerNote(site: Identity): string {
  return (
    (site.colophon === undefined ? '' : `<p>${site.colophon}</p>`) + escapeHtml(copyright(site))
  );
}

export function copyright({company, copyrightYear}: Identity): string {
  return `Copyright © ${copyrightYear} ${company}`;
}
