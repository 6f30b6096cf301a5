import type {Page} from './pages';

/** The script element with the data that a page's scripts read. */
export const dataOf = ({html}: Page): string =>
  /<script type="?application\/json"? data-page>[^<]*<\/script>/.exec(html)?.[0] ?? '';

/** The inline styles of a page. */
export const stylesOf = ({$}: Page): string => $('style').text();

/** A page without its styles and its data. */
export const htmlOf = (page: Page): string =>
  page.html.replace(/<style>.*?<\/style>/s, '').replace(dataOf(page), '');
