import {execFile} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {checkPosts} from '../check/check-posts';

// Each run is a separate process, which is slow to start on a busy machine.
vi.setConfig({testTimeout: 60_000});

const root = folderWith({
  'blog/authors.yml': 'web:\n  name: Web team\n',
  'blog/tags.yml': 'front:\n  label: Front\ntesting:\n  label: Testing\n',
  'blog/2026-01-01-there-already/index.md': '',
});

const newPost = (...args: string[]) =>
  promisify(execFile)(
    resolve('node_modules/.bin/tsx'),
    [join(import.meta.dirname, 'new-post.ts'), ...args],
    {cwd: root},
  );

const textOf = (name: string) => readFileSync(join(root, 'blog', name, 'index.md'), 'utf8');

/** What a check finds in a new post. */
const rulesFor = async (name: string) => {
  const {findings} = await checkPosts(root, {only: new Set([`${name}/index.md`])});
  return [...new Set(findings.map(({rule}) => rule))].sort();
};

const given = ['--author', 'web', '--tag', 'front,testing'];

describe('npm run new-post', () => {
  test('makes a folder in which a check finds only what is left of the template', async () => {
    const title = 'C’était là: 10 ways to écrire';
    const {stdout} = await newPost('--title', title, ...given, '--date', '2026-01-31');
    const name = '2026-01-31-c-etait-la-10-ways-to-ecrire';
    expect(stdout).toContain(`blog/${name}/index.md`);
    expect(stdout).toContain('http://localhost:3000/2026/01/31/c-etait-la-10-ways-to-ecrire/');
    expect(stdout).toContain(`npm run check-posts -- blog/${name}`);
    expect(textOf(name)).toContain(`title: "${title}"`);
    expect(await rulesFor(name)).toEqual(['length', 'placeholder']);
  });

  test('writes the hour at which it appears, in the folder of its day', async () => {
    const year = new Date().getFullYear() + 1;
    const {stdout} = await newPost(
      ...['--title', 'A post for another morning', ...given],
      ...['--date', `${year}-02-01T00:30+01:00`],
    );
    const name = `${year}-01-31-a-post-for-another-morning`;
    expect(textOf(name)).toContain(`\ndate: ${year}-02-01T00:30+01:00\n---\n`);
    expect(stdout).toContain(`It appears on 31 January ${year} at 23:30 UTC, once it is on main.`);
    expect(await rulesFor(name)).toEqual(['length', 'placeholder']);
  });

  test('writes a draft with --draft, and takes today if no day is given', async () => {
    const {stdout} = await newPost('--title', 'A post that is not sure yet', ...given, '--draft');
    expect(stdout).toContain('It is a draft: delete draft: true');
    const day = new Date().toLocaleDateString('sv');
    expect(textOf(`${day}-a-post-that-is-not-sure-yet`)).toContain('\ndraft: true\n---\n');
  });

  test('makes a post of a document from elsewhere, and ends with what the check finds', async () => {
    const png = Buffer.from('\x89PNG\r\n', 'latin1');
    const beside = folderWith({
      '2019-03-04-nine.md': `---
title: "Caches: nine of ten"
author: Web team
tags: [Front, cooking]
permalink: /caches.html
layout: post
---
A cache took nine requests of ten off the database.

{% include a.html %}

![](week.png)
`,
      'week.png': png,
    });
    const from = ['--from', join(beside, '2019-03-04-nine.md')];
    const {stdout} = await newPost(...from);
    const name = '2019-03-04-nine';
    expect(textOf(name)).toBe(`---
title: "Caches: nine of ten"
authors: [web]
tags: [front]
redirects:
  - /caches.html
---

A cache took nine requests of ten off the database.

<!-- truncate -->

{% include a.html %}

![](./week.png)
`);
    expect(readFileSync(join(root, 'blog', name, 'week.png'))).toEqual(png);
    const [written, lost, findings] = stdout.split(/\nNot as it was.*\n|\n(?=\nblog)/);
    expect(written).toContain(`  blog/${name}/week.png\n`);
    expect(lost).toContain('line 10: “{% include a.html %}” stays as it is');
    expect(lost).toContain('nothing here reads its layout');
    expect(lost).toContain('blog/tags.yml has no “cooking”');
    expect(findings).toMatch(/week\.png|picture-words/);
    expect(stdout).toMatch(/\n1 post checked: 0 errors, \d+ warnings\.\n$/);
    // A second time would take its address.
    await expect(newPost(...from)).rejects.toMatchObject({
      stderr: expect.stringContaining('has the same words in its address') as string,
    });
    // Flags say more than the document.
    const flags = [
      '--slug',
      'other',
      '--title',
      'Other',
      '--tag',
      'testing',
      '--date',
      '2020-01-02',
    ];
    await newPost(...from, ...flags);
    expect(textOf('2020-01-02-other')).toContain('title: Other\nauthors: [web]\ntags: [testing]\n');
  });

  test.each([
    ['a document that cannot be read', 'A title', ['--from', 'a.pdf'], /a\.pdf.*export it as/],
    [
      'a title that is there',
      'There already',
      given,
      /there-already.*another title, or pass --slug/s,
    ],
    ['an unknown tag', 'A title', ['--author', 'web', '--tag', 'frnt'], /did you mean “front”/],
    ['a day of no month', 'A title', [...given, '--date', '2026-02-30'], /no day “2026-02-30”/],
    ['an address elsewhere', 'A title', [...given, '--slug', '../etc'], /cannot be an address/],
    ['an unknown option', 'A title', ['--titel', 'x'], /--titel.*npm run new-post/s],
    [
      'a missing answer, where nobody can be asked',
      'A title',
      [],
      /these are missing: authors, tags.*teams: web.*tags: front, testing/s,
    ],
  ])('refuses %s, and says what to do', async (_what, title, args, message) => {
    const before = readdirSync(join(root, 'blog'));
    await expect(newPost('--title', title, ...args)).rejects.toMatchObject({
      stderr: expect.stringMatching(message) as string,
      code: 1,
    });
    expect(readdirSync(join(root, 'blog'))).toEqual(before);
  });
});
