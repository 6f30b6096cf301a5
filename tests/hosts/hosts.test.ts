import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import * as caddy from '../support/caddy';
import {repository} from '../support/docusaurus';
import * as nginx from '../support/nginx';
import {askHost, endOf, oddAddresses} from '../support/odd-addresses';
import {pathTo} from '../support/path-to';
import {posts, published} from '../built/pages';

// Requests the same addresses from all hosts, with the configuration that the build wrote.

const firstPort = Number(process.env.E2E_PORT ?? 4173) + 13;
const root = join(repository, 'build');
const hosts = join(repository, 'build-hosts');

const servers = [
  {
    name: 'nginx',
    port: firstPort,
    missing: nginx.missing,
    program: nginx.ensureNginx() ?? undefined,
    start: (program: string) =>
      nginx.startNginx(program, firstPort, {root, include: join(hosts, 'nginx-server.conf')}),
  },
  {
    name: 'Caddy',
    port: firstPort + 1,
    missing: caddy.missing,
    program: caddy.ensureCaddy(),
    start: (program: string) =>
      caddy.startCaddy(program, firstPort + 1, {root, config: join(hosts, 'Caddyfile')}),
  },
];

/** Files that web-based readers and players load from other sites: one of each kind. */
const embedded = [
  'rss.xml',
  'atom.xml',
  'feed.json',
  'mp3',
  'vtt',
  'chapters.json',
  'png',
  'svg',
  'ico',
]
  .map((end) => published.find((file) => file.endsWith(end)))
  .filter((file) => file !== undefined)
  .map((file) => `/${file}`);

const others = [
  '/',
  pathTo.tags,
  `/${published.find((file) => file.endsWith('.js'))!}`,
  '/feed.css',
];

const policyName = 'cross-origin-resource-policy';

describe.each(servers)('$name', ({port, missing, program, start}) => {
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (program === undefined) {
      console.warn(missing);
      return;
    }
    stop = await start(program);
  });
  afterAll(async () => {
    await stop?.();
  });

  test.skipIf(program === undefined).each(oddAddresses)(
    '%s ends at %s, on this host',
    async (asked, ends) => {
      expect(await endOf(asked, (path) => askHost(port, path))).toBe(ends);
    },
  );

  test.skipIf(program === undefined)('lets others embed feeds and what they name', async () => {
    for (const [paths, policy] of [
      [embedded, 'cross-origin'],
      [[...others, '/nothing.png', '/nothing'], 'same-origin'],
    ] as const) {
      for (const path of paths) {
        const {headers} = await askHost(port, path);
        expect({path, policy: headers[policyName]}).toEqual({path, policy});
      }
    }
  });

  test.skipIf(program === undefined)('takes nothing from readers', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const {status} = await fetch(`http://127.0.0.1:${port}${pathTo.tags}`, {method});
      expect({method, status}).toEqual({method, status: 405});
    }
  });

  const readsMarkdown = {accept: 'text/markdown, text/html;q=0.9'};

  test.skipIf(program === undefined)('sends a post as Markdown to who prefers it', async () => {
    const {path} = posts[0]!;
    const file = `${path.slice(1, -1)}.md`;
    for (const [encoding, method] of [
      ...(['br', 'gzip', 'identity'] as const).map((name) => [name, 'GET'] as const),
      ['identity', 'HEAD'] as const,
    ]) {
      const headers = {...readsMarkdown, 'accept-encoding': encoding};
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {headers, method});
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      // Caddy does not name an encoding that it did not choose.
      const varies = encoding === 'identity' ? ['Accept'] : ['Accept', 'Accept-Encoding'];
      expect(answer.headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(varies));
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const text = method === 'HEAD' ? '' : readFileSync(join(root, file), 'utf8');
      expect(await answer.text()).toBe(text);
    }
  });

  test.skipIf(program === undefined)('sends the page to all others, and says so', async () => {
    const {path} = posts[0]!;
    const tags = new Set<string | null>();
    for (const accept of [
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      '*/*',
      'text/html, text/markdown;q=0.9',
      'text/markdown;q=0',
    ]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {headers: {accept}});
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('vary')?.split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
      expect(await answer.text()).toBe(readFileSync(join(root, path, 'index.html'), 'utf8'));
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(1);
    const [tag] = tags;
    const headers = {...readsMarkdown, 'if-none-match': tag!};
    const other = await fetch(`http://127.0.0.1:${port}${path}`, {headers});
    expect({status: other.status, isOther: other.headers.get('etag') !== tag}).toEqual({
      ...{status: 200, isOther: true},
    });
  });

  test.skipIf(program === undefined)('sends pages without Markdown to everybody', async () => {
    for (const [path, status] of [
      ...['/', pathTo.tags, pathTo.archive].map((page) => [page, 200] as const),
      ...(['/nothing/', '/nothing'] as const).map((page) => [page, 404] as const),
    ]) {
      const headers = {...readsMarkdown, 'accept-encoding': 'identity'};
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {headers});
      expect({path, status: answer.status}).toEqual({path, status});
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
    }
  });

  test.skipIf(program === undefined)('sends its not-found page whole', async () => {
    const nothing = `http://127.0.0.1:${port}/nothing`;
    const whole = await fetch(nothing);
    const length = (await whole.text()).length;
    const etag = whole.headers.get('etag') ?? '*';
    for (const headers of [{range: 'bytes=0-9'}, {'if-none-match': etag}] as HeadersInit[]) {
      const answer = await fetch(nothing, {headers});
      expect(answer.status).toBe(404);
      expect(await answer.text()).toHaveLength(length);
    }
  });
});

describe('Cloudflare Pages and Netlify', () => {
  /** The rules of _headers, each with the paths that it applies to. */
  const rules = readFileSync(join(root, '_headers'), 'utf8')
    .split('\n\n')
    .map((rule) => {
      const [pattern, ...lines] = rule.trim().split('\n');
      const parts = pattern!.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
      return {paths: new RegExp(`^${parts.join('.*')}$`), lines};
    });
  /** Both hosts join the values of several matching rules. */
  const headerOf = (path: string) =>
    rules
      .filter(({paths}) => paths.test(path))
      .flatMap(({lines}) => lines.map((line) => line.trim().split(': ')))
      .filter(([name]) => name!.toLowerCase() === policyName)
      .map(([, value]) => value)
      .join(', ');

  test('let others embed feeds and what they name', () => {
    for (const path of embedded) {
      expect({path, policy: headerOf(path)}).toEqual({path, policy: 'cross-origin'});
    }
    for (const path of others) {
      expect(headerOf(path)).not.toContain('cross-origin');
    }
  });
});
