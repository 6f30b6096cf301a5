import {test, expect} from 'vitest';
import {buildTinySite, post} from './tiny-site';

test('try', async () => {
  const {ok, output} = await buildTinySite(
    'moved',
    {
      'blog/2024-04-02-post.md': post(
        'authors: [team]\ntags: [known]\nredirects: 2023-01-01-old-words',
      ),
      'docs/intro.md':
        '---\nlast_update: {date: 2024-04-02, author: A team}\nredirects: [/introduction/, /a.html]\n---\n\n# Intro\n',
      'blog/gone.yml':
        '/tags/css/:\n  to: /tags/known/#a\n/2022/01/01/wrong/:\n  reason: Its "figures" <were> wrong.\n/away/:\n  to: https://elsewhere.example/x?y=1\n',
    },
    {
      baseUrl: '/blog/',
      plugins: [
        '../../../src/plugins/headers/index.ts',
        '../../../src/plugins/first-load/index.ts',
        '../../../src/plugins/redirects/index.ts',
        '../../../src/plugins/static-articles/index.ts',
        '../../../src/plugins/markdown-twins/index.ts',
        '../../../src/plugins/sitemap/index.ts',
      ],
    },
  );
  console.log(output);
  expect(ok).toBe(true);
});
