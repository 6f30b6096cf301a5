import {defineConfig} from 'vitest/config';

// A busy machine is no fault: what never ends is.
const testTimeout = 60_000;

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    // Vitest leaves one of the cores out, which is half of them where there are two.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/times-reporter.ts'],
    projects: [
      // Pure functions, and the rules of the repository. Seconds.
      {
        root,
        // The compiler's settings leave JSX to the bundler of the site.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          testTimeout,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,bench}/*.test.ts'],
        },
      },
      // The code of posts is run, and their outputs compared.
      {
        root,
        test: {
          name: 'posts',
          include: ['tests/posts/*.test.ts', 'blog/*/code/*.test.ts'],
          testTimeout,
        },
      },
      // What `npm run build` wrote. These tests only read it, so files of one process share the pages they have parsed.
      {
        root,
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/*.test.ts'],
          testTimeout,
        },
      },
      // Sites of a few files that must build, or must not, and copies of this one. Each is a build of its own.
      {
        root,
        test: {
          name: 'configurations',
          include: ['tests/configurations/*.test.ts'],
          testTimeout: 300_000,
          // A browser on a busy machine.
          expect: {poll: {timeout: 15_000}},
          maxConcurrency: 2,
        },
      },
    ],
  },
});
