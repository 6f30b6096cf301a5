import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkPosts} from '../../../src/check/check-posts';
import {buildSite, repository} from '../../site/support/docusaurus';
import {beginSite} from '../support/begin-site';

// The blog/ folder of another Docusaurus site is copied in as it is.

const fixture = join(repository, 'tests/product/fixtures/foreign-blog');
const files = readdirSync(fixture, {recursive: true, encoding: 'utf8'}).filter((file) =>
  statSync(join(fixture, file)).isFile(),
);

test('a blog of another Docusaurus site builds as it is, and the check has only warnings', async () => {
  const site = beginSite(
    'foreign-blog',
    '',
    Object.fromEntries(files.map((file) => [file, readFileSync(join(fixture, file))])),
  );
  const {ok, output} = await buildSite(site);
  expect(ok, output).toBe(true);
  for (const path of ['moving-house', '2022/02/01/a-plain-file', 'tags/databases']) {
    expect(existsSync(join(site, 'build', path, 'index.html')), path).toBe(true);
  }
  const page = readFileSync(join(site, 'build/moving-house/index.html'), 'utf8');
  expect(page).toContain('standing still, twice in one year');

  const {findings} = await checkPosts(site);
  expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(findings.filter(({reason}) => reason.startsWith('There is no language'))).toEqual([]);
});
