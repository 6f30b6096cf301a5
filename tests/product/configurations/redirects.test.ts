import {readdirSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {buildSite} from '../../site/support/docusaurus';
import {ensureNginx, startNginx} from '../../site/support/nginx';
import {ports} from '../../site/support/ports';
import {identity} from '../../../src/site/identity';
import {folderWith} from '../support/folder';
import {checkLive} from '../support/live';
import {beginSite} from '../support/begin-site';
import {index, post} from '../support/checked-site';

// A small site under a path, with addresses that have moved: hosts/shared-server.test.ts asks nginx for such.

let folder: string;
const text = (path: string) => readFileSync(join(folder, path), 'utf8');
const former = '/blog/2023/01/01/old-words/';
const now = '/blog/2024/04/02/a-post/';

beforeAll(async () => {
  folder = beginSite('former-addresses', "baseUrl: '/blog/'", {
    [index]: post('', {redirects: 'redirects: [2023-01-01-old-words, /img/]'}),
    'blog/authors.yml': 'web: {name: Web team}\n',
    'blog/tags.yml': 'front: {label: Front}\n',
    'docs/intro.md': `---\nlast_update: {date: 2024-04-02, author: A team}\nredirects: [/introduction/, /a.html, /naïve/]\n---\n\n# Intro\n`,
    'static/img/card.png': 'A picture of the site',
    'blog/redirects.yml': [
      // A former blog had these at the root of the host.
      '/: /\n/index.php: /\n/feed/: /atom.xml\n/feed.rss: /rss.xml\n/guide/: /intro/',
      '/assets/img/former.png: /img/card.png',
      // Below the path of this one.
      '/blog/tag/front/: /tags/front/\n/blog/index.xml: /rss.xml\n/blog/old.html: /intro/#part',
      '/blog/feed/: /atom.xml\n/blog/former.json: /feed.json\n/blog/paper.php: /intro/',
      '/blog/assets/img/former.png: /img/card.png\n/blog/img/gr%C3%BCn.jpg: /img/card.png',
      '/blog/tags/css/: /tags/front/#a\n/blog/away/: https://elsewhere.example/x?y=1',
      '/blog/2022/01/01/wrong/:\n  reason: Its "figures" <were> wrong.\n',
    ].join('\n'),
  });
  const {ok, output} = await buildSite(folder);
  expect(ok, output).toBe(true);
}, 300_000);

describe('former addresses are kept', () => {
  test('by Cloudflare Pages and Netlify, in _redirects', () => {
    const lines = text('build/_redirects').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `${former} ${now} 301`,
        '/blog/na%C3%AFve/ /blog/intro/ 301',
        '/blog/away/ https://elsewhere.example/x?y=1 301',
        '/ /blog/ 301',
        '/blog/img/gr%C3%BCn.jpg /blog/img/card.png 301',
        // Netlify looks for a not-found page at the root of the host only.
        '/blog/* /blog/404.html 404',
      ]),
    );
    // No rule leads to an address that another redirects.
    const rules = lines.filter(Boolean).map((line) => line.split(' '));
    const from = new Set(rules.map(([path]) => path));
    expect(from.size).toBe(rules.length);
    expect(rules.filter(([, to]) => from.has(to))).toEqual([]);
    // Files with a hash in their name are kept for good, below the path too.
    expect(text('build/_headers')).toContain('\n/blog/assets/*\n');
  });

  test('by a host that knows no redirects: files by a copy, pages by one that leads on', () => {
    for (const [from, to] of [
      ['former.json', 'feed.json'],
      ['img/grün.jpg', 'img/card.png'],
    ] as const) {
      expect(text(`build/${from}`), from).toBe(text(`build/${to}`));
    }
    for (const [page, to] of [
      ['2023/01/01/old-words/index.html', now],
      ['tag/front/index.html', '/blog/tags/front/'],
      ['old.html', '/blog/intro/#part'],
    ] as const) {
      expect(text(`build/${page}`)).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    }
    expect(text('build/2022/01/01/wrong/index.html')).toContain(
      '<p>Its "figures" &lt;were&gt; wrong.</p>',
    );
    // No browser would show a page under such a name.
    for (const other of ['paper.php', 'guide']) {
      expect(readdirSync(join(folder, 'build'))).not.toContain(other);
    }
  });
});

test.skipIf(!ensureNginx())('nginx below a path is what npm run check-live expects', async () => {
  const root = folderWith();
  symlinkSync(join(folder, 'build'), join(root, 'blog'));
  const include = join(folder, 'build-hosts/nginx-server.conf');
  const port = ports.published + 8;
  const stop = await startNginx(ensureNginx()!, port, {root, include});
  try {
    const {faults} = await checkLive(folder, new URL('/blog/', identity.url), {port});
    expect(faults).toEqual([]);
  } finally {
    await stop();
  }
});
