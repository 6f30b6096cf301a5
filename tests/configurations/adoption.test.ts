import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {original} from '../../src/plugins/adoption/original';
import {files} from '../architecture/files';
import {buildSite, repository} from '../support/docusaurus';

// A copy of this repository becomes another company's site, as the README says. It lies inside the
// repository, so that it finds the packages.

const folder = join(repository, '.cache/configurations/adoption');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@nordlicht.dev', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'A commit');
};

const run = (script: string, ...args: string[]) =>
  new Promise<{code: number; output: string}>((done) => {
    execFile(
      'npm',
      ['run', '--silent', script, '--', ...args],
      {cwd: folder, env: {...process.env, NO_COLOR: '1', GITHUB_ACTIONS: undefined}},
      (error, stdout, stderr) => {
        done({code: error ? 1 : 0, output: stdout + stderr});
      },
    );
  });

const answers = [
  ...['--company', 'Nordlicht', '--url', 'https://www.nordlicht.dev', '--base-url', '/blog/'],
  ...['--website', 'https://www.nordlicht.dev/', '--careers', 'https://www.nordlicht.dev/jobs/'],
  ...['--email', 'engineering@nordlicht.dev', '--accent', '#ffcc00'],
];

/** Puts words in the place of all that is to be filled in. */
function fillIn(): void {
  for (const path of [
    '.github/SECURITY.md',
    '.github/CODEOWNERS',
    ...readdirSync(join(folder, '.github/ISSUE_TEMPLATE')).map(
      (name) => `.github/ISSUE_TEMPLATE/${name}`,
    ),
    ...readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`),
  ]) {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\[\[[^\]]+\]\]/g, 'Words.'));
  }
}

// Who has adopted the site has nothing left to adopt.
describe.runIf(identity.company === original.company)('another company adopts the site', () => {
  beforeAll(() => {
    rmSync(folder, {recursive: true, force: true});
    for (const path of files) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      cpSync(join(repository, path), join(folder, path));
    }
    git('init', '--quiet');
    // Licences are looked for from the folder of the site on.
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
    commit();
  }, 120_000);

  test('nothing is changed where something would be lost, is not said, or is only tried', async () => {
    writeFileSync(join(folder, 'docs/mine.md'), '# Mine\n');
    const dirty = await run('adopt', ...answers);
    expect(dirty).toMatchObject({code: 1});
    expect(dirty.output).toContain('commit or stash them first');
    expect(dirty.output).toContain('?? docs/mine.md');
    rmSync(join(folder, 'docs/mine.md'));

    const unsaid = await run('adopt', '--company', 'Nordlicht');
    expect(unsaid).toMatchObject({code: 1});
    expect(unsaid.output).toContain(
      'Not said, and nobody here to ask: url, website, careers, email',
    );
    const wrong = await run('adopt', ...answers, '--email', 'nobody');
    expect(wrong.output).toContain('`links.email`: write an e-mail address');
    const tried = await run('adopt', ...answers, '--dry-run');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toContain('Would be removed:\n  blog/2024-04-02-a-static');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('it becomes theirs, says what they have to fill in, and builds', async () => {
    const {code, output} = await run('adopt', ...answers);
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /#ffcc00 cannot be read on all .* by day it is #[\da-f]{6}, by night #ffcc00/,
    );
    commit();

    const blanks = await run('check-site');
    expect(blanks.code).toBe(1);
    const errors = blanks.output.split('\n').filter((line) => line.includes('  error  '));
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.filter((line) => !/:\d+ {2}error {2}is to be filled in: /.test(line))).toEqual(
      [],
    );
    fillIn();
    const filled = await run('check-site');
    expect(filled.code, filled.output).toBe(0);

    const posts = await run('check-posts');
    expect(posts.code, posts.output).toBe(0);
    expect(posts.output).toContain('1 post checked: nothing to mend.');
    const built = await buildSite(folder);
    expect(built.ok, built.output).toBe(true);
    const front = readFileSync(join(folder, 'build/index.html'), 'utf8');
    expect(front).toContain('Nordlicht Engineering');
    expect(front).toContain('https://www.nordlicht.dev/blog/');
    expect(front.toLowerCase()).not.toContain(original.company.toLowerCase());
    expect(existsSync(join(folder, 'build/podcast'))).toBe(false);
  });

  test('done again, it changes nothing', async () => {
    commit();
    const {code, output} = await run('adopt', ...answers);
    expect(code).toBe(0);
    expect(output).toContain('This is the site of Nordlicht already, and nothing was changed');
    expect(git('status', '--porcelain')).toBe('');
  });
});
