import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {changedPosts} from './changed-posts';

let site: string;

const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
    cwd: site,
    encoding: 'utf8',
  });
const write = (path: string, text = path) => {
  mkdirSync(dirname(join(site, path)), {recursive: true});
  writeFileSync(join(site, path), text);
};
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'changed-posts-'));
  git('init', '--quiet', '--initial-branch', 'main');
  write('blog/2026-01-01-one/index.md', 'Words of one');
  write('blog/2026-01-02-two/index.md', 'See [one](/2026/01/01/one/).');
  write('blog/2026-01-03-three/index.md', 'Words of the third');
  write('blog/tags.yml');
  commit();
  git('checkout', '--quiet', '-b', 'change');
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

const changed = () => {
  const posts = changedPosts(site, 'main');
  return posts && [...posts].sort();
};

describe('what a branch changes', () => {
  test('is in its commits, in files not yet committed, and in files that git does not know', () => {
    write('blog/2026-01-02-two/index.md', 'Other words');
    commit();
    write('blog/2026-01-03-three/index.md', 'Other words');
    write('blog/2026-01-04-four/index.mdx');
    expect(changed()).toEqual([
      '2026-01-02-two/index.md',
      '2026-01-03-three/index.md',
      '2026-01-04-four/index.mdx',
    ]);
  });

  test('is not what others have changed since it began', () => {
    git('checkout', '--quiet', 'main');
    write('blog/2026-01-03-three/index.md', 'Their words');
    commit();
    git('checkout', '--quiet', 'change');
    expect(changed()).toEqual([]);
  });

  test('is a post of which only a picture is new', () => {
    write('blog/2026-01-02-two/café.png');
    expect(changed()).toEqual(['2026-01-02-two/index.md']);
  });

  test('cannot be told from what git does not know', () => {
    expect(() => changedPosts(site, 'nowhere')).toThrow(/no commit that nowhere.*git fetch/);
    expect(() => changedPosts(site, '--all')).toThrow(/no commit that --all/);
  });
});

test.each(['blog/tags.yml', 'blog/words.txt', 'package-lock.json'])(
  'every post is concerned by a change of %s',
  (path) => {
    write(path, 'Other words');
    expect(changed()).toBeUndefined();
  },
);

test('no post is concerned by a change of what none depends on', () => {
  write('README.md');
  rmSync(join(site, 'blog/2026-01-01-one'), {recursive: true});
  expect(changed()).toEqual([]);
});
