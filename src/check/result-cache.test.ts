import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {digestOfFiles, fileCache} from '../cache/cache';
import {checkPosts} from './check-posts';
import {folder, index, post, site} from './fixture';
import {isSelfContained, resultCache} from './result-cache';

const other = '2024-05-01-other';
const others = `blog/${other}/index.md`;
const title = {title: 'title: What else the reader will know'};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

/** A site with a post that refers to a file beside it, to one in static/, and to another post. */
const siteOfTwo = () =>
  site({
    [index]: post(
      `[A heading](../${other}/index.md#a-part), [a tag](/tags/front/).\n\n![What is seen](./a.svg) ![And more](/img/b.svg)\n`,
    ),
    [`blog/${folder}/a.svg`]: picture,
    'static/img/b.svg': picture,
    [others]: post('', title),
  });

/** Checks a site as a build does; returns which posts were checked, and the errors found. */
async function check(siteDir: string, now?: Date) {
  const cache = fileCache(join(siteDir, 'cache'));
  const basis = digestOfFiles([join(siteDir, 'static'), join(siteDir, 'blog/tags.yml')]);
  const results = resultCache(cache, basis);
  const checked: string[] = [];
  const {findings} = await checkPosts(siteDir, {
    ...(now && {now}),
    results: {
      ...results,
      isClean(of, addresses) {
        const isClean = results.isClean(of, addresses);
        checked.push(...(isClean ? [] : [of.split('/').at(-1)!]));
        return isClean;
      },
    },
  });
  const errors = findings.filter(({severity}) => severity === 'error');
  return {checked, errors: errors.map(({file, rule}) => `${file} ${rule}`)};
}

test('posts in which nothing was found are not checked again', async () => {
  const siteDir = siteOfTwo();
  expect(await check(siteDir)).toEqual({checked: [folder, other], errors: []});
  expect(await check(siteDir)).toEqual({checked: [], errors: []});
});

test('a post that changed is checked again, alone where no other asks for what changed', async () => {
  const siteDir = siteOfTwo();
  await check(siteDir);
  writeFileSync(join(siteDir, index), post('[Nowhere](/nowhere/)'));
  expect(await check(siteDir)).toEqual({checked: [folder], errors: [`${index} link`]});
});

test('what is wrong is told as long as it is', async () => {
  const siteDir = siteOfTwo();
  writeFileSync(join(siteDir, index), post('[Nowhere](/nowhere/)'));
  await check(siteDir);
  expect((await check(siteDir)).errors).toEqual([`${index} link`]);
});

test.each<[what: string, change: (siteDir: string) => void, rule: string]>([
  [
    'a heading that it links to has other words',
    (siteDir) => {
      writeFileSync(
        join(siteDir, others),
        post('', title).replace('## A part', '## Another section'),
      );
    },
    'link',
  ],
  [
    'the post that it links to has become a draft',
    (siteDir) => {
      writeFileSync(join(siteDir, others), post('', {...title, draft: 'draft: true'}));
    },
    'link',
  ],
  [
    'the post that it links to is in a file of another name',
    (siteDir) => {
      rmSync(join(siteDir, others));
      writeFileSync(
        join(siteDir, `${others}x`),
        post('', title).replace('<!-- truncate -->', '{/* truncate */}'),
      );
    },
    'link',
  ],
  [
    'the post that it links to is gone',
    (siteDir) => {
      rmSync(join(siteDir, `blog/${other}`), {recursive: true});
    },
    'link',
  ],
  [
    'its picture is gone',
    (siteDir) => {
      rmSync(join(siteDir, `blog/${folder}/a.svg`));
    },
    'picture',
  ],
  [
    'its picture in static/ is gone',
    (siteDir) => {
      rmSync(join(siteDir, 'static/img/b.svg'));
    },
    'picture',
  ],
])('a post is checked again where %s', async (_what, change, rule) => {
  const siteDir = siteOfTwo();
  expect((await check(siteDir)).errors).toEqual([]);
  change(siteDir);
  const {errors} = await check(siteDir);
  expect(errors).toContain(`${index} ${rule}`);
  expect(errors.sort()).toEqual(
    (await checkPosts(siteDir)).findings
      .filter(({severity}) => severity === 'error')
      .map((finding) => `${finding.file} ${finding.rule}`)
      .sort(),
  );
});

test.each([
  ['[A post](../2024-05-02-a/index.md#b), `[one](../2024-05-03-b/index.mdx)`', true],
  ["import A from '../2024-05-02-a/A';", false],
  ['![A picture](../a.png)', false],
  ["import A from '@site/src/A';", false],
  ['[A document](/docs/a.md)', false],
])('whether %s names only files of the post: %j', (text, isOwn) => {
  expect(isSelfContained(index.slice('blog/'.length), text)).toBe(isOwn);
});

test('files beside a post without a folder are not known to be its', () => {
  expect(isSelfContained('2024-05-03-b.md', 'Words')).toBe(false);
});

test('a post is checked again when the hour has come at which what it links to is gone', async () => {
  const siteDir = siteOfTwo();
  writeFileSync(
    join(siteDir, others),
    post('', {...title, expires: 'expires: 2030-01-01', date: 'date: 2024-05-01'}),
  );
  writeFileSync(
    join(siteDir, index),
    post(`[A post](../${other}/index.md)`, {expires: 'expires: 2029-12-31'}),
  );
  expect((await check(siteDir, new Date('2029-01-01'))).errors).toEqual([]);
  expect((await check(siteDir, new Date('2029-06-01'))).checked).toEqual([]);
  expect((await check(siteDir, new Date('2030-06-01'))).checked).toContain(folder);
});
