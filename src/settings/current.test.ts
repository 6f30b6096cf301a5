import {afterEach, expect, test, vi} from 'vitest';
import {identity} from '../site/identity';
import {publishedBase} from './current';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a build for a preview is held to the path that the site is published under', () => {
  vi.stubEnv('SITE_BASE_URL', '/preview/');
  expect(publishedBase('/preview/')).toBe(identity.baseUrl);
});

test('any other build is for its own path', () => {
  expect(publishedBase('/blog/')).toBe('/blog/');
});
