import {escapeHtml} from '../../lib/escape-html';

type Site = {title: string; description: string; url: string; baseUrl: string; favicon?: string};

/** Where the description of the search is, below the site's base. */
export const openSearchFile = 'opensearch.xml';

/** The words of a name that fit into so many characters; the first at least, be it cut. */
function shortened(name: string, length: number): string {
  const cut = name.slice(0, length);
  return name.length <= length ? name : cut.replace(/(?<=\S)\s+\S*$/, '');
}

/**
 * What lets a browser offer the site's search among its search engines: an OpenSearch description
 * (https://github.com/dewitt/opensearch). Its addresses are absolute, for it is read outside of the site.
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
    `<Url type="text/html" template="${address('search/')}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${address(openSearchFile)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
