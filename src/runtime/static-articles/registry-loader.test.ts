import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const load = createRequire(import.meta.url)('./registry-loader.cjs') as (source: string) => string;

const entry = (request: string) => `[() => import(/* webpackChunkName: "a1" */ "${request}")]`;

test.each(['@site/blog/a/index.md', '@site/blog/a (b)/index.mdx'])(
  'the registry waits for what shows the text %s',
  (request) => {
    expect(load(entry(request))).toContain(`"${request}").then(withText)]`);
  },
);

test('the registry loses the names that are only for the build', () => {
  const start = '  "a1": [() => import(/* webpackChunkName: "a1" */ "@theme/A(b)")';
  expect(load(`${start}, "@theme/A(b)", require.resolveWeak("@theme/A(b)")],\n`)).toContain(
    `${start}],\n`,
  );
});

test.each(['@site/blog/a/index.md?truncated=true', '@theme/BlogPostPage', '@generated/a.json'])(
  'it loads %s as it did',
  (request) => {
    expect(load(entry(request))).toContain(entry(request));
  },
);
