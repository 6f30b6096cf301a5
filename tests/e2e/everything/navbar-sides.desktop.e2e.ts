import {rgb} from 'culori';
import {identity} from '../../../src/site/identity';
import {expect, test} from '../test';

test('items without a position stand right of those sent to the left', async ({page}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const edges = async (names: string[]) =>
    Promise.all(
      names.map(async (name) => {
        const item = bar
          .getByRole('link', {name, exact: true})
          .or(bar.getByRole('button', {name, exact: true}));
        const {x, width} = (await item.boundingBox())!;
        return {start: x, end: x + width};
      }),
    );
  const left = await edges([
    'A doc',
    'A sidebar',
    'Handbook',
    'A dropdown',
    'By path',
    'By pattern',
  ]);
  const right = await edges(['A version', '1.0', 'English', 'Search']);
  expect(Math.min(...right.map(({start}) => start))).toBeGreaterThan(
    Math.max(...left.map(({end}) => end)),
  );
});

test('the primary style gives the bar the accent colour', async ({page}) => {
  const {r, g, b} = rgb(identity.colours.day.accent)!;
  const accent = [r, g, b].map((part) => Math.round(part * 255)).join(', ');
  await page.goto('/');
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCSS(
    'background-color',
    `rgb(${accent})`,
  );
});
