import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

// A slow test on a busy machine is fine; one that never ends is not.
const testTimeout = 60_000;

const root = new URL('..', import.meta.url).pathname;

/** Tests of rooms whose tests replace modules or globals, such as `window`, or write into a folder that they share. */
const apart = ['src/{check,cli,markdown,preview,runtime}/**/*.test.{ts,tsx}'];

const ofSources = {
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
} satisfies TestProjectInlineConfiguration;

export default defineConfig({
  root,
  test: {
    // By default, Vitest leaves one core idle, which is half of them if there are two.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/times-reporter.ts'],
    projects: [
      // Pure functions, and the rules of the repository. They leave modules and globals as they are, so files in one
      // process share what they load.
      {
        ...ofSources,
        test: {
          name: 'unit',
          isolate: false,
          testTimeout,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,bench}/*.test.ts'],
          exclude: apart,
        },
      },
      {
        ...ofSources,
        test: {
          name: 'unit apart',
          testTimeout,
          include: apart,
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
