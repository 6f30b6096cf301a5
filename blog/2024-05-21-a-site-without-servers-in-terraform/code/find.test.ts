import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {load, mistaken, source} from './run-paths';

const run = promisify(execFile);
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
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
  const vulnerable = await found(load('https://blog.example', {}, mistaken), 403);
  const fixed = await found(load('https://blog.example'), 404);
  expect(`with the two mistakes\n${vulnerable}\nwithout them\n${fixed}`).toBe(
    readFileSync(join(import.meta.dirname, 'probes.txt'), 'utf8'),
  );
});

test('find.sh fails if nothing answers', async () => {
  await expect(run('bash', [script, 'http://127.0.0.1:1'])).rejects.toThrow(
    'connect',
  );
});

test('redirect.mjs passes our function, fails the mistaken one, and prints what the post shows', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'redirect-'));
  const ask = async (text: string) => {
    writeFileSync(join(copy, 'paths.js'), text);
    return run('node', [join(import.meta.dirname, 'redirect.mjs')], {cwd: copy}).then(
      ({stdout}) => [0, stdout],
      ({code, stdout}: {code: number; stdout: string}) => [code, stdout],
    );
  };
  try {
    const [right, wrong] = [await ask(source), await ask(mistaken)];
    expect([right[0], wrong[0]]).toEqual([0, 1]);
    // One that answers with 404, and one that waits.
    const refusing = source.replace('odd.test(path)', "path.startsWith('//')");
    expect(await ask(refusing)).toEqual([0, 'no redirect\n']);
    expect(await ask(mistaken.replace('function handler', 'async function handler'))).toEqual(wrong);
    expect(read('redirect.txt')).toBe(`$ node redirect.mjs\n${right[1]}$ sed -i 's/location = origin + to/location = to/' paths.js\n$ node redirect.mjs\n${wrong[1]}`);
  } finally {
    rmSync(copy, {recursive: true});
  }
});

const post = read('../index.md').replace(/ +/g, ' ');
/** What check.sh printed: for each mistake, what each check said. */
const blocks = read('matrix.txt').trim().split(/\n(?=\S)/);
const verdicts = blocks.slice(0, 5).map((block) =>
  Object.fromEntries([...block.matchAll(/^ {3}(\w+) +(passed|found)$/gm)].map(([, name, verdict]) => [name, verdict])),
);

test('the table of the post has what every check said of every mistake', () => {
  const names = blocks.slice(0, 5).map((block) => block.split('\n')[0]);
  expect(names).toEqual(['none', 'redirect', 'no_grant', 'grant_on_objects', 'certificate']);
  const labels = {
    validate: '`terraform validate`',
    tests: 'Our seven tests',
    checkov_again: 'Checkov',
    node_check: 'The function, run in Node',
    assertion: 'An assertion on the plan',
    graph: 'A line of the graph',
  };
  const [none, ...mistakes] = verdicts;
  for (const [check, label] of Object.entries(labels)) {
    expect(none![check]).toBe('passed');
    const cells = mistakes.map((all) => (all[check] === 'found' ? '**found**' : 'missed'));
    expect(post).toContain(`| ${label} | ${cells.join(' | ')} |`);
  }
  expect(read('matrix.txt').match(/Success! 7 passed, 0 failed\./g)).toHaveLength(6);
});

test('an assertion on the action only passes a grant on objects', () => {
  expect(blocks[5]).toContain('Success! 8 passed, 0 failed.');
  expect(post).toContain('all eight tests passed');
});

test('of ten other settings, Checkov reports six, and the tests none', () => {
  const others = [...blocks[6]!.matchAll(/^ {3}(\S+) +(.+)$/gm)].map(([, name, found]) => [name, found]);
  expect(others).toHaveLength(10);
  expect(others.filter(([, found]) => found !== 'missed')).toHaveLength(6);
  expect(others).toContainEqual(['default_root_object', 'CKV_AWS_305']);
  expect(others).toContainEqual(['minimum_protocol_version', 'CKV_AWS_174']);
  expect(blocks[7]).toContain('Success! 7 passed, 0 failed.');
  expect(post).toContain('of ten other settings that we undid, such as the minimum version of TLS, it reported six, and our tests none');
  expect(post).toContain('`CKV_AWS_305`');
});

test('the post gives Checkov’s counts, which are those of its findings', () => {
  const findings = readFileSync(join(import.meta.dirname, 'checkov.txt'), 'utf8');
  const text = readFileSync(join(import.meta.dirname, '../index.md'), 'utf8');
  const [, passed, failed] = /Passed checks: (\d+), Failed checks: (\d+)/.exec(findings)!;
  expect(findings.match(/^CKV/gm)).toHaveLength(Number(failed));
  expect(text).toContain(`the same ${passed} passed and ${failed} failed checks`);
});
