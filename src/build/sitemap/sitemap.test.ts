import {expect, test} from 'vitest';
import {sitemapXml} from './index';

type Route = Parameters<typeof sitemapXml>[0][number];

const route = (path: string, rest: Partial<Route> = {}): Route => ({
  ...{path, component: '@a', plugin: {name: 'a', id: 'default'}},
  ...rest,
});

test('names pages in order, with the day of their last change if it is known', () => {
  const lastUpdatedAt = Date.UTC(2024, 5, 1, 9);
  const all = [route('/b/'), route('/a&b', {metadata: {lastUpdatedAt}})];
  expect(sitemapXml(all, 'https://x.example').split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://x.example/a&amp;b/</loc><lastmod>2024-06-01</lastmod></url>',
    '<url><loc>https://x.example/b/</loc></url>',
  ]);
});

test('leaves out lists of fewer than two posts, and later pages', () => {
  const listed = (path: string, totalCount: number) =>
    route(path, {props: {listMetadata: {totalCount}}});
  const all = [listed('/tags/a/', 2), listed('/tags/b/', 1), listed('/tags/a/page/2/', 30)];
  expect(sitemapXml(all, 'https://x.example').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://x.example/tags/a/</loc>',
  ]);
});
