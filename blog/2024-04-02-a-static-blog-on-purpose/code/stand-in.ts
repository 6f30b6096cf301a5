import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export type Version = 1 | 2;

/** The environment of commands that are to find, in this folder, an `aws` of this version that knows the stand-in. */
export const environment = (work: string, version: Version): NodeJS.ProcessEnv => ({
  ...process.env,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_CA_BUNDLE: undefined,
  PATH: `${join(work, `bin-${version}`)}:${process.env.PATH}`,
});

/** Starts moto, a stand-in for S3, and writes commands that know it; `AWS` and `AWS_1` may say where both versions are. */
export function startStandIn(work: string, port: string): ChildProcess {
  for (const [version, aws = 'aws'] of [[1, process.env.AWS_1], [2, process.env.AWS]] as const) {
    const bin = join(work, `bin-${version}`);
    mkdirSync(bin, {recursive: true});
    const command = `#!/bin/sh\nexec ${aws} --endpoint-url http://127.0.0.1:${port} "$@"\n`;
    writeFileSync(join(bin, 'aws'), command, {mode: 0o755});
  }
  return spawn('moto_server', ['-p', port], {stdio: 'ignore'});
}

/** The stand-in as rclone knows it, and the command with which s3cmd does; buckets follow. */
export const remoteOf = (endpoint: string) => `:s3,provider=Other,env_auth=true,endpoint="${endpoint}"`;
export function s3cmdOf(endpoint: string): string[] {
  const {host} = new URL(endpoint);
  const keys = ['--access_key=key', '--secret_key=secret', '--no-ssl'];
  return ['s3cmd', 'sync', ...keys, `--host=${host}`, `--host-bucket=${host}`];
}
