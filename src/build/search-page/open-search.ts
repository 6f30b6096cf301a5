import {escapeHtml} from '../../lib/escape-html';
import {routes} from '../../site/routes';

type Site = {title: string; description: string; url: string; baseUrl: string; favicon?: string};

/** The file of the search description, below the site's base. */
export const openSearchFile = 'opensearch.xml';

/** Shortens a name to the words that fit into this many characters; the first word is cut if it has to be. */
function shortened(name: string, length: number): string {
  const cut = name.slice(0, length);
  return name.length <= length ? name : cut.replace(/(?<=\S)\s+\S*$/, '');
}

/**
 * Lets a browser offer the site's search among its search engines: an OpenSearch description
 * (https://github.com/dewitt/opensearch). Its addresses are absolute, because it is read outside the site.
 */
export function openSearch({title, description, url, baseUrl, favicon}: Site): string {
  const address = (path: string) => escapeHtml(new URL(baseUrl + path, url).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // As long as the format allows.
    `<ShortName>${escapeHtml(shortened(title, 16))}</ShortName>`,
    `<LongName>${escapeHtml(shortened(title, 48))}</LongName>`,
    `<Description>${escapeHtml(description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    ...(favicon ? [`<Image>${address(favicon)}</Image>`] : []),
    `<Url type="text/html" template="${address(`${routes.search}/`)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${address(openSearchFile)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
