import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {load, source} from './run-paths';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'find.sh');

/** What find.sh prints of a site with this function, whose bucket answers with this status. */
async function found(answer: ReturnType<typeof load>, missing: number): Promise<string> {
  const server = createServer((request, response) => {
    const given = answer(request.url!);
    if ('headers' in given) {
      const {value} = given.headers.location;
      response.writeHead(given.statusCode, {location: value}).end();
    } else if ('uri' in given) {
      response.writeHead(given.uri === '/index.html' ? 200 : missing).end();
    } else {
      response.writeHead(given.statusCode).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const {port} = server.address() as AddressInfo;
  try {
    const {stdout} = await run('bash', [script, `http://127.0.0.1:${port}`]);
    return stdout.replace(/[ \r]+$/gm, '');
  } finally {
    server.close();
  }
}

test('find.sh prints what the post shows of both servers', async () => {
  const unfixed = source.replace('odd.test(path)', 'false');
  expect(unfixed).not.toBe(source);
  const vulnerable = await found(load('', {}, unfixed), 403);
  const fixed = await found(load('https://blog.example'), 404);
  expect(`without the fixes\n${vulnerable}\nours\n${fixed}`).toBe(
    readFileSync(join(import.meta.dirname, 'probes.txt'), 'utf8'),
  );
});

test('browsers leave the site by both locations that the function without the fixes sends', () => {
  for (const location of ['//other.example/x/', '/\\other.example/x/']) {
    expect(new URL(location, 'https://blog.example').href).toBe(
      'https://other.example/x/',
    );
  }
});

test('without an origin, collapsed leading slashes stay on the site, too', () => {
  for (const path of ['//other.example/x/', '/\\other.example/x/', '//\\/a/']) {
    const location = path.replace(/^[/\\]+/, '/');
    expect(new URL(location, 'https://blog.example').host).toBe('blog.example');
  }
});

test('find.sh fails if nothing answers', async () => {
  await expect(run('bash', [script, 'http://127.0.0.1:1'])).rejects.toThrow(
    'connect',
  );
});

test('the post gives Checkov’s counts, which are those of its findings', () => {
  const findings = readFileSync(join(import.meta.dirname, 'checkov.txt'), 'utf8');
  const text = readFileSync(join(import.meta.dirname, '../index.md'), 'utf8');
  const [, passed, failed] = /Passed checks: (\d+), Failed checks: (\d+)/.exec(findings)!;
  expect(findings.match(/^CKV/gm)).toHaveLength(Number(failed));
  expect(text).toContain(`${passed} passed, ${failed} failed`);
  expect(text).toContain(`the same ${passed} and ${failed}`);
});
