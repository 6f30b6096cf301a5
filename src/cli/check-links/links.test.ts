import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {checkLinks, memorySchema, type CheckLinksOptions} from './check-links';
import {findOutsideLinks} from './outside-links';
import {reportLinks} from './report-links';

// The tests wait for servers, as a real check does.
vi.setConfig({testTimeout: 30_000});

let server: Server;
let origin: string;
const requests: string[] = [];

beforeAll(async () => {
  // The machine's proxy is only for external hosts.
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) {
    vi.stubEnv(name, undefined);
  }
  server = createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://host');
    const times = requests.filter((path) => path === pathname).length;
    requests.push(pathname);
    const answer = (status: number, headers: Record<string, string> = {}) => {
      response.writeHead(status, headers).end();
    };
    const ways: Record<string, () => void> = {
      '/fine': () => {
        answer(200);
      },
      '/gone': () => {
        answer(404);
      },
      '/moved': () => {
        answer(301, {location: '/fine'});
      },
      '/moved-to-nothing': () => {
        answer(301, {location: '/gone'});
      },
      '/round': () => {
        answer(302, {location: '/round'});
      },
      '/get-only': () => {
        answer(request.method === 'HEAD' ? 405 : 200);
      },
      '/forbidden': () => {
        answer(403);
      },
      '/guarded': () => {
        answer(403, {'cf-mitigated': 'challenge'});
      },
      '/busy-once': () => {
        answer(times === 0 ? 429 : 200, {'retry-after': '1'});
      },
      '/busy': () => {
        answer(429, {'retry-after': '3600'});
      },
      '/fails-once': () => {
        // The HEAD and GET of the first attempt.
        answer(times < 2 ? 503 : 200);
      },
      '/fails': () => {
        answer(500);
      },
      '/silent': () => undefined,
    };
    (ways[pathname] ?? ways['/gone']!)();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  requests.length = 0;
});

async function check(paths: string[], options: CheckLinksOptions = {}) {
  const links = paths.map((path) => ({url: origin + path, places: ['blog/a/index.md:3']}));
  const result = await checkLinks(links, {timeout: 1000, retries: 0, patience: 8000, ...options});
  const short = (url: string | null) => url?.replace(origin, '') ?? null;
  return {
    ...result,
    told: result.verdicts.map(({url, state, reason, movedTo}) =>
      [short(url), state, reason, short(movedTo)].filter(Boolean).join(' | '),
    ),
  };
}

describe('a link', () => {
  test.each([
    ['/fine', '/fine | fine | answers 200'],
    ['/get-only', '/get-only | fine | answers 200'],
    ['/gone', '/gone | broken | leads to nothing (404)'],
    ['/moved', '/moved | fine | answers 200 | /fine'],
    ['/moved-to-nothing', '/moved-to-nothing | broken | leads to nothing (404)'],
    ['/round', '/round | broken | cannot be reached, or takes too long to answer'],
    ['/silent', '/silent | broken | cannot be reached, or takes too long to answer'],
    ['/fails', '/fails | broken | its server fails (500)'],
    ['/forbidden', '/forbidden | unknown | does not answer programs (403): see it in a browser'],
    ['/guarded', '/guarded | unknown | does not answer programs (403): see it in a browser'],
  ])('%s is told as it is', async (path, verdict) => {
    expect((await check([path])).told).toEqual([verdict]);
  });

  test('to a host that there is not is broken', async () => {
    const [verdict] = (
      await checkLinks([{url: 'http://127.0.0.1:9/', places: []}], {timeout: 1000, retries: 0})
    ).verdicts;
    expect(verdict?.state).toBe('broken');
  });

  test('whose server asks to be asked later is asked later', async () => {
    expect((await check(['/busy-once'])).told).toEqual(['/busy-once | fine | answers 200']);
    expect(requests.length).toBeGreaterThan(1);
  });

  test('whose server asks for an hour is left to people', async () => {
    const {told} = await check(['/busy', '/fine'], {patience: 2000});
    expect(told).toEqual([
      '/busy | unknown | asks for more patience than there is: see it in a browser',
      '/fine | fine | answers 200',
    ]);
  });

  test('whose server fails once is asked again', async () => {
    const {told} = await check(['/fails-once'], {retries: 1, patience: 15_000});
    expect(told).toEqual(['/fails-once | fine | answers 200']);
  });

  test('with signs that HTML has a meaning for is asked for as it is', async () => {
    const {told} = await check(['/fine?a=1&copy=2&b=%22x%22', '/fine?%3C=1']);
    expect(told.map((line) => line.split(' | ')[1])).toEqual(['fine', 'fine']);
  });
});

describe('what a run remembers', () => {
  const monday = new Date('2026-11-16T06:00:00Z');
  const wednesday = new Date('2026-11-18T06:00:00Z');
  const nextMonday = new Date('2026-11-23T06:00:00Z');

  test('spares servers that were fine, for six days', async () => {
    const {memory} = await check(['/fine', '/moved'], {now: monday});
    expect(memorySchema.parse(memory)).toEqual(memory);
    requests.length = 0;
    const again = await check(['/fine', '/moved'], {memory, now: wednesday});
    expect(requests).toEqual([]);
    expect(again.told).toEqual(['/fine | fine | was there', '/moved | fine | was there | /fine']);
    await check(['/fine'], {memory: again.memory, now: nextMonday});
    expect(requests).toContain('/fine');
  });

  test('says since when a link is broken, and forgets it when it is fixed', async () => {
    const first = await check(['/gone'], {now: monday});
    const second = await check(['/gone'], {memory: first.memory, now: nextMonday});
    expect(second.verdicts[0]?.since).toBe('2026-11-16');
    const fixed = await check([], {memory: second.memory, now: nextMonday});
    expect(fixed.memory).toEqual({});
  });
});

test('links are found in Markdown, HTML and components, each once, with all of their places', () => {
  const site = mkdtempSync(join(tmpdir(), 'outside-links-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text);
  };
  write(
    'blog/2026-01-31-a/index.md',
    '---\ntitle: A\ndiscuss: [https://five.org/t/1, mailto:a@five.org]\n---\n\n[One](https://one.org/a#b), [own](https://own.org/x/), [an example](https://example.com/)\n\n```sh\ncurl https://code.org/\n```\n\n<a href="https://three.org/">x</a>, `https://four.org/` and [mail](mailto:a@one.org)\n\nhttps://bare.org/\n\n[two]: https://two.org/\n[A][two]\n',
  );
  write('docs/a.mdx', 'Text\n\n<a href="https://one.org/a">x</a>\n');
  try {
    expect(findOutsideLinks(site, 'https://own.org')).toEqual([
      {url: 'https://bare.org/', places: ['blog/2026-01-31-a/index.md:14']},
      {url: 'https://five.org/t/1', places: ['blog/2026-01-31-a/index.md:3']},
      {url: 'https://one.org/a', places: ['blog/2026-01-31-a/index.md:6', 'docs/a.mdx:3']},
      {url: 'https://three.org/', places: ['blog/2026-01-31-a/index.md:12']},
      {url: 'https://two.org/', places: ['blog/2026-01-31-a/index.md:16']},
    ]);
  } finally {
    rmSync(site, {recursive: true});
  }
});

test('the report tells those to fix first, with their places and what to do', async () => {
  const {verdicts} = await check(['/fine', '/gone', '/moved', '/forbidden'], {
    now: new Date('2026-11-16T06:00:00Z'),
  });
  const told = reportLinks(verdicts);
  expect(told.split('\n')[0]).toBe('4 links to other sites: 1 broken, 1 unknown, 1 moved.');
  expect(told).toContain(
    `- <${origin}/gone> leads to nothing (404), since 2026-11-16: \`blog/a/index.md:3\``,
  );
  expect(told).toContain(`sends its visitors to <${origin}/fine>`);
  expect(told).toMatch(/## Broken\n\nWrite another source/);
});
