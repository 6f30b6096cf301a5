import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeSite} from './write-site';

const repository = join(import.meta.dirname, '../../..');

/** What `npm run check-posts` prints of a site of one post. */
export function check(text: string): string {
  const site = writeSite(text);
  const program = ['node_modules/tsx/dist/cli.mjs', 'src/cli/check-posts.ts'];
  const {stdout, stderr} = spawnSync(
    process.execPath,
    program.map((path) => join(repository, path)),
    // In GitHub Actions, it would print for GitHub.
    {cwd: site, encoding: 'utf8', env: {...process.env, GITHUB_ACTIONS: ''}},
  );
  rmSync(site, {recursive: true});
  return stdout + stderr;
}
