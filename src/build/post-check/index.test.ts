import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import postsPlugin from './index';

const siteDir = folderWith({'blog/2024-04-02-a-post/index.md': '---\ntitle: [\n---\n'});
const load = () =>
  postsPlugin({siteDir, i18n: {currentLocale: 'en', defaultLocale: 'en'}} as LoadContext);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('what stops a build is printed as its message alone, without the stack', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const limit = Error.stackTraceLimit;
  const error: unknown = await load().catch((reason: unknown) => reason);
  // As Docusaurus wraps and prints it.
  const printed = inspect(new Error('Unable to build', {cause: error}), {depth: Infinity});
  Error.stackTraceLimit = limit;
  expect(printed).toMatch(/\[cause\]: Posts cannot be published as they are\./);
  expect(printed).not.toMatch(/^\s+at /m);
  expect(printed.match(/This is not YAML/g)).toHaveLength(1);
});

test('a preview does not: it shows what is not yet done', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await expect(load()).resolves.toMatchObject({name: 'posts'});
});
