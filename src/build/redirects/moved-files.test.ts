import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {canStandFor, refuseUnusable} from './moved-files';

const outDir = mkdtempSync(join(tmpdir(), 'moved-files-'));
mkdirSync(join(outDir, 'tags'));
for (const file of ['rss.xml', 'tags/index.html', 'é.png']) {
  writeFileSync(join(outDir, file), file);
}
afterAll(() => {
  rmSync(outDir, {recursive: true, force: true});
});

test.each([
  ['/rss.xml', '/feed.rss', true],
  ['/img/a.webp', '/a.PNG', true],
  ['/img/a.svg', '/a.svg', true],
  ['/feed.json', '/feed.xml', false],
  // Nothing shows it without its own ending.
  ['/img/a.svg', '/a.png', false],
  ['/tags/', '/a.png', false],
])('a copy of %s stands for %s: %s', (file, former, expected) => {
  expect(canStandFor(file, former)).toBe(expected);
});

const moved = (from: string, to: string) => [{from, to, hasAlternate: false}];

test.each(['/rss.xml', '/tags/#a', '/tags/?a=b', '/%C3%A9.png'])('%s can be led to', (to) => {
  expect(() => {
    refuseUnusable(outDir, moved('/old/', to), moved('/old/', to));
  }).not.toThrow();
});

test.each(['/nothing.xml', '/nothing/', '/tags/rss.xml'])('%s stops the build', (to) => {
  expect(() => {
    refuseUnusable(outDir, moved('/old/', to), []);
  }).toThrow(`blog/moved.yml: /old/ leads to ${to}, which the site does not have`);
});

test.each(['/tags/', '/rss.xml'])('%s stops the build as a former address', (from) => {
  expect(() => {
    refuseUnusable(outDir, [], moved(from, '/tags/'));
  }).toThrow(`blog/moved.yml: ${from} is an address of the site`);
});
