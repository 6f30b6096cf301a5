import {articleAttribute} from '../../lib/contracts';
import {parsePage} from '../../lib/parse-page';

type Article = {title: string; html: string};

/**
 * Fetches the article of the page, as the build wrote it.
 *
 * @returns `null` if the page has none, such as a list
 */
export async function publishedArticle(): Promise<Article | null> {
  const response = await fetch(location.pathname);
  const page = parsePage(await response.text());
  const html = page.querySelector(`[${articleAttribute}]`)?.innerHTML;
  return html ? {title: page.querySelector('h1')!.textContent, html} : null;
}
