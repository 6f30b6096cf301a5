/**
 * Parses a fetched page of the site without its head: the browser would check the styles there against the
 * policy of the page on the screen, though none is applied.
 *
 * @param html of the page
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.slice(html.indexOf('</head>')), 'text/html');
