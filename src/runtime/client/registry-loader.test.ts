import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const load = createRequire(import.meta.url)('./registry-loader.cjs') as (source: string) => string;

test('the registry loses the names that are only for the build', () => {
  const start = '  "a1": [() => import(/* webpackChunkName: "a1" */ "@theme/A(b)")';
  expect(load(`${start}, "@theme/A(b)", require.resolveWeak("@theme/A(b)")],\n`)).toBe(
    `${start}],\n`,
  );
});
