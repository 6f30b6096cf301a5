import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createServer} from 'node:tls';
import selfsigned from 'selfsigned';
import {expect, test} from 'vitest';
import {certificateEnds} from '../../../src/cli/check-live/host';
import {repository} from '../../site/support/docusaurus';
import {addressOf, posts, published} from '../../site/support/pages';
import {checkLive} from '../support/live';
import {startReferenceHost, type HostAnswer} from '../support/reference-host';

// What `npm run check-live` says of a host, and of hosts on each of which one thing is wrong.

const [build, hosts] = ['build', 'build-hosts'].map((folder) => join(repository, folder)) as [
  string,
  string,
];
const base = new URL(addressOf('/'));
const post = posts[0]!.path;
const commit = /Commit (\w+)/.exec(readFileSync(join(build, 'addresses.txt'), 'utf8'))![1]!;
const script = `/${published.find((file) => file.startsWith('assets/js/'))!}`;

/** What is found of a host, as `path: problem`. */
async function faultsOf(
  change: (path: string, answer: HostAnswer) => HostAnswer,
  certificateEnds?: Date,
): Promise<string[]> {
  const {port, stop} = await startReferenceHost(build, hosts, change);
  try {
    const {faults} = await checkLive(repository, base, {
      port,
      ...(certificateEnds && {certificateEnds}),
    });
    return faults.map(
      ({address, problem, remedy}) => `${address.replace(base.origin, '')}: ${problem}: ${remedy}`,
    );
  } finally {
    await stop();
  }
}

test('a host that does as the build says passes, whatever is asked', async () => {
  expect(await faultsOf((_path, answer) => answer)).toEqual([]);
});

const missing = readFileSync(join(build, '404.html'));
const notFound = {status: 404, body: missing};
const at =
  (asked: string, changed: (answer: HostAnswer) => Partial<HostAnswer>) =>
  (path: string, answer: HostAnswer) => (path === asked ? {...answer, ...changed(answer)} : answer);
const without =
  (name: string) =>
  ({headers}: HostAnswer) => {
    const {[name]: _, ...others} = headers;
    return {headers: others};
  };
const withHeader =
  (name: string, value: string) =>
  ({headers}: HostAnswer) => ({headers: {...headers, [name]: value}});
const edited =
  (from: string | RegExp, to: string) =>
  ({body}: HostAnswer) => ({body: Buffer.from(body.toString().replace(from, to))});
const days = (count: number) => new Date(Date.now() + (count + 0.5) * 86_400_000);

const upload = 'upload build/ again, all of it, and empty the cache of the CDN';
const configure = 'give the host the configuration of this build, see .github/DEPLOYING.md';

test.each([
  ['a page that is missing', at(post, () => notFound), `${post}: its status is 404: ${upload}`],
  [
    'a page of a former build',
    at(post, edited('</h1>', ' as it was</h1>')),
    `${post}: it is not the file of this build: ${upload}`,
  ],
  [
    'a feed without its newest post',
    at('/rss.xml', edited(/<item>[^]*?<\/item>/, '')),
    `/rss.xml: it is not the file of this build: ${upload}`,
  ],
  [
    'a header that is lost',
    at('/', without('X-Content-Type-Options')),
    `/: its header X-Content-Type-Options is missing: ${configure}`,
  ],
  [
    'a page that browsers keep for a year',
    at(post, withHeader('Cache-Control', 'public, max-age=31536000')),
    `${post}: browsers may keep it for 31536000 s: ${configure}`,
  ],
  [
    'a script that is missing',
    at(script, () => notFound),
    `${script}: its status is 404: ${upload}`,
  ],
  [
    'a redirect that leads back',
    at(post, () => ({status: 302, headers: {location: post.slice(0, -1)}})),
    `${post}: its status is 302, and it leads to ${addressOf(post).slice(0, -1)}: ${upload}`,
  ],
  [
    'a not-found page with status 200',
    at('/no-such-page/', () => ({status: 200})),
    `/no-such-page/: no page is there, and it is not 404.html with status 404: 200: ${configure}`,
  ],
  [
    'a script that is sent as text',
    at(script, withHeader('Content-Type', 'text/plain')),
    `${script}: its type is text/plain: ${configure}`,
  ],
  [
    'a page that is not compressed',
    at(post, () => ({isCompressed: false})),
    `${post}: it is not compressed: ${configure}`,
  ],
  [
    'a commit before the newest',
    at('/addresses.txt', edited(/Commit \w+/, 'Commit 0855baf')),
    `/ (commit): commit 0855baf is live, not ${commit}: publish the newest commit, and see why the last deployment failed`,
  ],
])('of %s, it says what is wrong and what to do', async (_what, change, found) => {
  expect(await faultsOf(change)).toContain(found);
});

test('a scheduled post that did not appear is to be published, and not to be uploaded', async () => {
  const due = (path: string, answer: HostAnswer) =>
    at('/addresses.txt', edited(`${post}\n`, ''))(path, at(post, () => notFound)(path, answer));
  expect(await faultsOf(due)).toContain(
    `${post}: its status is 404: publish the same commit again: this came out after it was built`,
  );
});

test('a certificate is to be renewed three weeks before its end', async () => {
  const same = (_path: string, answer: HostAnswer) => answer;
  expect(await faultsOf(same, days(20))).toEqual([
    ' (certificate): the certificate ends in 20 days: renew the certificate, and see why that is not done by itself',
  ]);
  expect(await faultsOf(same, days(21))).toEqual([]);
});

test('the end of a certificate is that of the host', async () => {
  const {private: key, cert} = selfsigned.generate([], {days: 10, keySize: 2048});
  const server = createServer({key, cert}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const ends = await certificateEnds(new URL(`https://127.0.0.1:${port}`));
  server.close();
  expect((ends.getTime() - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
});
