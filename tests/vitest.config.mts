import {defineConfig} from 'vitest/config';

// A slow test on a busy machine is fine; one that never ends is not.
const testTimeout = 60_000;

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    // By default, Vitest leaves one core idle, which is half of them if there are two.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/times-reporter.ts'],
    projects: [
      // Pure functions, and the rules of the repository. Takes seconds.
      {
        root,
        resolve: {
          alias: [
            {
              // The owner's files, as modules of src/ import them: what they set must not fail the product's tests.
              find: /^(?:\.\.\/)+site\/(routes|post-rules)$/,
              replacement: `${root}tests/fixtures/settings/$1.ts`,
            },
          ],
        },
        // tsconfig.json leaves JSX to the site's bundler.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          testTimeout,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,bench}/*.test.ts'],
        },
      },
      // Runs the code of posts, and compares its output.
      {
        root,
        test: {
          name: 'posts',
          include: ['tests/posts/*.test.ts', 'blog/*/code/*.test.ts'],
          testTimeout,
        },
      },
      // The output of `npm run build`. These tests only read it, so files in one process share parsed pages.
      {
        root,
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/*.test.ts'],
          testTimeout,
        },
      },
      // The same in Firefox, once a week.
      {
        root,
        test: {
          name: 'firefox',
          include: ['tests/firefox/*.test.ts'],
          testTimeout,
        },
      },
      // Sites of a few files that must build, or must not, and copies of this one. Each has its own build.
      {
        root,
        test: {
          name: 'configurations',
          include: ['tests/configurations/*.test.ts'],
          testTimeout: 600_000,
          // Allows for a browser on a busy machine.
          expect: {poll: {timeout: 15_000}},
          maxConcurrency: 2,
        },
      },
    ],
  },
});
