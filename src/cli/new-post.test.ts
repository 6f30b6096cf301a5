import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {checkPosts} from '../check/check-posts';

// Each run is a separate process, which is slow to start on a busy machine.
vi.setConfig({testTimeout: 60_000});

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'new-post-'));
mkdirSync(join(root, 'blog'));
writeFileSync(join(root, 'blog/authors.yml'), 'web:\n  name: Web team\n');
writeFileSync(join(root, 'blog/tags.yml'), 'front:\n  label: Front\ntesting:\n  label: Testing\n');

const newPost = (...args: string[]) =>
  run(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'new-post.ts'), ...args],
    {cwd: root},
  );

const refusal = async (...args: string[]) => {
  const before = readdirSync(join(root, 'blog'));
  const {stderr, code} = await newPost(...args).then(
    () => ({stderr: '', code: 0}),
    (error: unknown) => error as {stderr: string; code: number},
  );
  expect(readdirSync(join(root, 'blog')), 'nothing is written').toEqual(before);
  return {stderr, code};
};

const said = ['--author', 'web', '--tag', 'front,testing'];

describe('npm run new-post', () => {
  test('makes a folder in which a check finds only what is left of the template', async () => {
    const {stdout} = await newPost(
      '--title',
      'C’était là: 10 ways to écrire',
      ...said,
      '--date',
      '2026-01-31',
    );
    const name = '2026-01-31-c-etait-la-10-ways-to-ecrire';
    expect(stdout).toContain(`blog/${name}/index.md`);
    expect(stdout).toContain('http://localhost:3000/2026/01/31/c-etait-la-10-ways-to-ecrire/');
    expect(stdout).toContain(`npm run check-posts -- blog/${name}`);
    expect(readFileSync(join(root, 'blog', name, 'index.md'), 'utf8')).toContain(
      'title: "C’était là: 10 ways to écrire"',
    );
    const {findings} = await checkPosts(root);
    expect(new Set(findings.map(({rule}) => rule))).toEqual(new Set(['placeholder', 'length']));
  });

  test('writes the hour at which it appears, in the folder of its day', async () => {
    const year = new Date().getFullYear() + 1;
    const {stdout} = await newPost(
      ...['--title', 'A post for another morning', ...said],
      ...['--date', `${year}-02-01T00:30+01:00`],
    );
    const name = `${year}-01-31-a-post-for-another-morning`;
    const text = readFileSync(join(root, 'blog', name, 'index.md'), 'utf8');
    expect(text).toContain(`\ndate: ${year}-02-01T00:30+01:00\n---\n`);
    expect(stdout).toContain(`It appears on 31 January ${year} at 23:30 UTC, once it is on main.`);
    const {findings} = await checkPosts(root, {only: new Set([`${name}/index.md`])});
    expect(new Set(findings.map(({rule}) => rule))).toEqual(new Set(['placeholder', 'length']));
  });

  test('writes a draft with --draft, and takes today if no day is given', async () => {
    const {stdout} = await newPost('--title', 'A post that is not sure yet', ...said, '--draft');
    expect(stdout).toContain('It is a draft: delete draft: true');
    const day = new Date().toLocaleDateString('sv');
    const folder = `${day}-a-post-that-is-not-sure-yet`;
    expect(readFileSync(join(root, 'blog', folder, 'index.md'), 'utf8')).toContain(
      '\ndraft: true\n---\n',
    );
  });

  test.each([
    [
      'a title that is there already',
      ['--title', 'The same title twice', ...said],
      /same-title-twice.*choose another title, or pass --slug/s,
    ],
    [
      'an unknown tag',
      ['--title', 'Some other title', '--author', 'web', '--tag', 'frnt'],
      /did you mean “front”/,
    ],
    [
      'a day that does not exist',
      ['--title', 'Some other title', ...said, '--date', '2026-02-30'],
      /no day “2026-02-30”/,
    ],
    [
      'an address that leads elsewhere',
      ['--title', 'Some other title', ...said, '--slug', '../../etc'],
      /cannot be an address/,
    ],
    [
      'a missing answer, where nobody can be asked',
      ['--title', 'Some other title'],
      /these are missing: authors, tags.*teams: web.*tags: front, testing/s,
    ],
    ['an unknown option', ['--titel', 'x'], /--titel.*npm run new-post/s],
  ])('refuses %s, and says what to do', async (what, args, message) => {
    if (what.includes('already')) {
      await newPost(...args, '--date', '2026-01-01');
    }
    const {stderr, code} = await refusal(...args);
    expect(stderr).toMatch(message);
    expect(code).toBe(1);
  });
});
