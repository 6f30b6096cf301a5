import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {load} from './run-paths';

const run = promisify(execFile);

/** What find.sh prints of a site whose bucket answers with this status. */
async function found(origin: string, missing: number): Promise<string[]> {
  const answer = load(origin);
  const server = createServer((request, response) => {
    const given = answer(request.url!);
    if ('headers' in given) {
      const {value} = given.headers.location;
      response.writeHead(given.statusCode, {location: value}).end();
    } else {
      response.writeHead(missing).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const {port} = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  try {
    const script = join(import.meta.dirname, 'find.sh');
    const {stdout} = await run('bash', [script, site]);
    return stdout.trim().split(/\r?\n/);
  } finally {
    server.close();
  }
}

test('find.sh finds both mistakes', async () => {
  expect(await found('', 403)).toEqual([
    'location: //other.example/x/',
    '403',
  ]);
});

test('find.sh finds neither where the location is absolute and 404 is said', async () => {
  expect(await found('https://blog.example', 404)).toEqual([
    'location: https://blog.example//other.example/x/',
    '404',
  ]);
});
