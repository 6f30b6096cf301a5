import {open} from '../live';
import {expect, test} from '../test';
import {footer} from './page';
import {routes} from './site';

// The page of every test watches itself for errors, warnings, lost files and requests to others.
// Every route is opened in light elsewhere; here in dark, down to its end, where more may load.
const step = 5;

for (let first = 0; first < routes.length; first += step) {
  const walk = routes.slice(first, first + step).map(({path}) => path);
  test(`nothing goes wrong in dark on ${walk.join(' ')}`, async ({page}) => {
    test.slow();
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    for (const path of walk) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await expect(footer(page)).toBeInViewport();
    }
  });
}
