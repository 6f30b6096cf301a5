import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import type {OlderPosts} from '../../content/archive/archive';
import {parsePage} from '../../lib/parse-page';

const pages = new Map<string, Promise<BlogSidebarItem[]>>();

async function read(path: string, year: string): Promise<BlogSidebarItem[]> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}`);
  }
  const page = parsePage(await response.text());
  const lines = [...page.querySelectorAll(`[aria-labelledby="${year}"] li`)];
  if (lines.length === 0) {
    throw new Error(`${path} lists no post of ${year}`);
  }
  return lines.map((line) => {
    const link = line.querySelector('a')!;
    const {dateTime: date} = line.querySelector('time')!;
    return {
      title: link.textContent,
      permalink: link.getAttribute('href')!,
      date,
      unlisted: false,
    };
  });
}

/**
 * Fetches the posts of a year that the sidebar does not list from the archive, once.
 *
 * @throws if there is no network, or something else is at the address of the archive; the next call tries again
 */
export async function postsOfYear({
  title: year,
  permalink,
  named,
}: OlderPosts): Promise<BlogSidebarItem[]> {
  const page = pages.get(permalink) ?? read(permalink, year);
  pages.set(permalink, page);
  try {
    return (await page).slice(named);
  } catch (error) {
    pages.delete(permalink);
    throw error;
  }
}
