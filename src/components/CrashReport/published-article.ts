import {articleAttribute} from '../../lib/contracts';
import {parsePage} from '../../lib/parse-page';

type Article = {title: string; html: string};

/**
 * The article of the page, as the build has written it.
 *
 * @returns `null` where the page holds none, as a list does
 */
export async function publishedArticle(): Promise<Article | null> {
  const response = await fetch(location.pathname);
  const page = parsePage(await response.text());
  const html = page.querySelector(`[${articleAttribute}]`)?.innerHTML;
  return html ? {title: page.querySelector('h1')!.textContent, html} : null;
}
