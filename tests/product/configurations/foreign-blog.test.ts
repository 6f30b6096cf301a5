import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkPosts} from '../../../src/check/check-posts';
import {repository} from '../../site/support/docusaurus';
import {buildTinySite} from '../support/tiny-site';

// The blog/ folder of another Docusaurus site is copied in as it is.

const fixture = join(repository, 'tests/product/fixtures/foreign-blog');
const files = readdirSync(fixture, {recursive: true, encoding: 'utf8'}).filter((file) =>
  statSync(join(fixture, file)).isFile(),
);

test('a blog of another Docusaurus site builds as it is, and the check has only warnings', async () => {
  const name = 'foreign blog';
  const {ok, output} = await buildTinySite(
    name,
    Object.fromEntries([
      ...files.map((file) => [file, readFileSync(join(fixture, file), 'utf8')] as const),
      ['blog/2024-04-02-post.md', '---\ndraft: true\nauthors: [ada]\n---\n\n# A draft\n'] as const,
    ]),
  );
  expect(ok, output).toBe(true);
  const site = join(repository, '.cache/configurations', name.replace(' ', '-'));
  for (const path of ['moving-house', '2022/02/01/a-plain-file', 'tags/databases']) {
    expect(existsSync(join(site, 'build', path, 'index.html')), path).toBe(true);
  }
  const page = readFileSync(join(site, 'build/moving-house/index.html'), 'utf8');
  expect(page).toContain('standing still, twice in one year');

  const {findings} = await checkPosts(site);
  const ofForeign = findings.filter(({file}) => !file.includes('2024-04-02-post'));
  expect(ofForeign.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(ofForeign.filter(({reason}) => reason.startsWith('There is no language'))).toEqual([]);
});
