/**
 * Reads a page of the site that was fetched, without its head: the browser would hold the styles there to the
 * policy of the page on the screen, though none is applied.
 *
 * @param html of the page
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.slice(html.indexOf('</head>')), 'text/html');
