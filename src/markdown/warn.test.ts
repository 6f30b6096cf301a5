import {join} from 'node:path';
import {logger} from '@docusaurus/logger';
import type * as Module from './warn';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const printed = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

const at = (line: number) => ({
  position: {start: {line, column: 1}, end: {line, column: 2}},
});

let warn: (typeof Module)['warn'];
beforeEach(async () => {
  vi.resetModules();
  ({warn} = await import('./warn'));
  printed.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const lines = () => printed.mock.calls.map(([line]) => String(line));
const [a, b] = ['blog/a.md', 'blog/b.md'].map((path) => join(process.cwd(), path)) as [
  string,
  string,
];

test('a build prints a warning once for each cause when it ends, with the number of pages', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  // Docusaurus compiles each text several times.
  for (let compiled = 0; compiled < 2; compiled++) {
    warn(a, at(3), '<img> of x is a link.', 'embed');
    warn(b, at(4), '<img> of y is a link.', 'embed');
    warn(b, at(9), '<img> of y is a link.', 'embed');
    warn(b, at(9), 'There is no language “cli”.');
    warn(a, at(5), 'A link is broken.', 'link');
    warn(a, at(6), 'Another link is broken.', 'link');
  }
  expect(printed).not.toHaveBeenCalled();
  expect(once).toHaveBeenCalledExactlyOnceWith('exit', expect.any(Function));
  once.mock.lastCall![1]();
  once.mockRestore();
  expect(lines()).toEqual([
    'blog/a.md:3: <img> of x is a link. The same goes for 2 more, on 2 pages in all.',
    'blog/b.md:9: There is no language “cli”.',
    'blog/a.md:5: A link is broken. The same goes for 1 more, on this page.',
  ]);
});

test('a preview prints each at once, and once', () => {
  warn(a, at(3), 'One.', 'cause');
  warn(a, at(3), 'One.', 'cause');
  warn(b, at(3), 'Two.', 'cause');
  expect(lines()).toEqual(['blog/a.md:3: One.', 'blog/b.md:3: Two.']);
});
