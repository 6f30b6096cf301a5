import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {repository, type BuildResult} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {buildTinySite} from '../support/tiny-site';

describe('a tiny site without an error, below another path than the root', () => {
  const folder = join(repository, '.cache/configurations/below-a-path');
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildTinySite(
      'below a path',
      {
        'src/pages/table.md': '# Table\n\n| Right |\n| ----: |\n| 1 |',
        'src/pages/picture.png': 'Words',
        'src/pages/page.md': '# Page\n\n![A picture](./picture.png)',
      },
      {
        baseUrl: '/blog/',
        plugins: ['../../../src/runtime/trusted-types/index.ts'],
        outputs: ['headers', 'first-load'],
      },
    );
  }, 300_000);

  test('builds, and publishes an image that is none as it is, with the only warning', () => {
    const {ok, output} = result;
    expect(ok, output).toBe(true);
    expect(output).toMatch(
      /WARNING\] .*pages\/page\.md:3: The picture \.\/picture\.png is no picture, or damaged/,
    );
    expect(output).toContain('save it as PNG, JPEG, WebP, AVIF, GIF or SVG');
    expect(output.match(/WARN|ERROR/g)).toHaveLength(1);
  });

  test('tells hosts of that path', async () => {
    const text = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(text('build/_headers')).toMatch(/^\/blog\/\*\n/);
    expect(text('build/_headers')).toContain('\n/blog/assets/*\n');
    expect(text('build/_redirects')).toContain('/blog/intro.html /blog/intro/ 301\n');
    expect(text('build/table/index.html')).toContain('["/blog/assets/js/","/blog/pagefind/"]');
    // A class aligns the column to the right.
    expect(text('build/table/index.html')).toMatch(/<td class="?style-[\da-f]{6}"?>1/);
    expect(text('build-hosts/nginx-server.conf')).toContain('error_page 404 /blog/404.html;');
    expect(text('build-hosts/nginx-server.conf')).toContain('^/blog/(?:assets/');
    expect(text('build-hosts/Caddyfile')).toContain('/blog/assets/*');

    const nginx = ensureNginx();
    if (!nginx) {
      console.warn(missing);
      return;
    }
    cpSync(join(folder, 'build'), join(folder, 'root/blog'), {recursive: true});
    const port = Number(process.env.E2E_PORT ?? 4173) + 6;
    const stop = await startNginx(nginx, port, {
      root: join(folder, 'root'),
      include: join(folder, 'build-hosts/nginx-server.conf'),
    });
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {redirect: 'manual'});
      return `${answer.status} ${answer.headers.get('location') ?? answer.headers.get('cache-control')}`;
    };
    const [asset] = readdirSync(join(folder, 'build/assets/js'));
    try {
      expect(await ask('/blog/intro/')).toBe('200 no-cache');
      expect(await ask('/blog/intro')).toBe('301 /blog/intro/');
      expect(await ask('/blog/intro.html')).toBe('301 /blog/intro/');
      expect(await ask('/blog/intro/index.html')).toBe('301 /blog/intro/');
      expect(await ask(`/blog/assets/js/${asset}`)).toBe('200 public, max-age=31536000, immutable');
      expect(await ask('/blog/nothing/')).toBe('404 no-cache');
      expect(await ask('/intro/')).toBe('404 no-cache');
    } finally {
      await stop();
    }
  });
});
