import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

export const repository = resolve(__dirname, '../..');

const core = createRequire(join(repository, 'package.json')).resolve(
  '@docusaurus/core/package.json',
);
const command = join(dirname(core), 'bin/docusaurus.mjs');

export type BuildResult = {
  /** Whether the build ended with exit code 0. */
  ok: boolean;
  /** All that it printed, without colours. */
  output: string;
};

/**
 * Builds a Docusaurus site the way `npm run build` does, in a process of its own.
 *
 * @param siteDir the folder of its `docusaurus.config.ts`
 * @param env further environment variables
 */
export function buildSite(siteDir: string, env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [command, 'build', siteDir],
      {
        cwd: repository,
        env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production', ...env},
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        done({ok: error === null, output: stdout + stderr});
      },
    );
  });
}
