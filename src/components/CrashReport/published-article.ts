import {articleAttribute} from '../../lib/contracts';

type Article = {title: string; html: string};

/**
 * The article of the page, as the build has written it.
 *
 * @returns `null` where the page holds none, as a list does
 */
export async function publishedArticle(): Promise<Article | null> {
  const response = await fetch(location.pathname);
  // The policy is asked for styles inside a page even here, where none is applied.
  const text = (await response.text()).replace(/<style>[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const html = page.querySelector(`[${articleAttribute}]`)?.innerHTML;
  return html ? {title: page.querySelector('h1')!.textContent, html} : null;
}
