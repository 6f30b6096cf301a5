import type {Page} from '@playwright/test';
import {posts} from '../support/site';

/** Opens a post without parts that work by themselves, such as a calculator or a recording. */
export async function openPlainPost(page: Page) {
  for (const post of posts) {
    await page.goto(post.path);
    if ((await page.locator('[data-island], main audio').count()) === 0) {
      return post;
    }
  }
  throw new Error('Every post has an island or a recording.');
}
