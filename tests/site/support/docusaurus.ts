import {execFile, fork} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

export const repository = resolve(__dirname, '../../..');

const core = createRequire(join(repository, 'package.json')).resolve(
  '@docusaurus/core/package.json',
);
const command = join(dirname(core), 'bin/docusaurus.mjs');

export type BuildResult = {
  /** Whether it ended with exit code 0. */
  ok: boolean;
  /** Everything that it printed, without colours. */
  output: string;
};

/** Builds the Docusaurus site in a folder the way `npm run build` does, in a process of its own. */
export const buildSite = (siteDir: string, env: NodeJS.ProcessEnv = {}): Promise<BuildResult> =>
  docusaurus(['build', siteDir], env);

/** Runs a command of Docusaurus in a process of its own. */
export function docusaurus(args: string[], env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [command, ...args],
      {
        cwd: repository,
        env: {
          ...process.env,
          NO_COLOR: '1',
          FORCE_COLOR: '0',
          NODE_ENV: 'production',
          // Docusaurus stops at more there, such as front matter of a part: no test may pass only at home.
          CI: 'true',
          ...env,
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        done({ok: error === null, output: stdout + stderr});
      },
    );
  });
}

/**
 * Serves a Docusaurus site the way `npm start` does, in a process of its own that ends with this one,
 * however this one ends. It does not interfere with other runs of `npm start` or builds.
 *
 * @param siteDir the folder of its `docusaurus.config.ts`
 * @param port where to listen, on the loopback interface
 * @param env further environment variables
 * @returns a function that stops it and returns its output, once the site has been compiled, with or without errors
 * @throws Error with its output if it exits before that, or takes longer than five minutes
 */
export async function startSite(
  siteDir: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<() => Promise<string>> {
  const server = fork(
    command,
    ['start', siteDir, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: repository,
      // The IPC channel also closes when the parent process is killed.
      execArgv: ['--import', 'data:text/javascript,process.on("disconnect", () => process.exit())'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        NODE_ENV: 'development',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/development',
        // Caches would hide changes to the plugins.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        ...env,
      },
      silent: true,
    },
  );
  const ended = once(server, 'exit');
  let output = '';
  await new Promise<void>((done, fail) => {
    const give = (problem: string) => {
      fail(new Error(`The development server ${problem}:\n${output}`));
    };
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(' compiled ')) {
          done();
        }
      });
    }
    void ended.then(() => {
      give('has ended');
    });
    setTimeout(give, 300_000, 'takes too long').unref();
  });
  return async () => {
    if (server.connected) {
      server.disconnect();
    }
    await ended;
    return output;
  };
}
