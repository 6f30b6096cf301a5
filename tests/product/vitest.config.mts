import {defineConfig} from 'vitest/config';
import {read, root, testsIn, testTimeout} from '../site/vitest.config.mts';

const tests = [
  'src',
  'tests/product/architecture',
  'tests/product/bench',
  'tests/product/next',
  'tests/product/owners',
].flatMap(testsIn);
const withDoubles = tests.filter((file) => /\bvi\./.test(read(file)));

const unit = {
  root,
  // tsconfig.json leaves JSX to the site's bundler.
  oxc: {jsx: {runtime: 'automatic' as const}},
};

export default defineConfig({
  root,
  test: {
    // By default, Vitest leaves one core idle, which is half of them if there are two.
    maxWorkers: '100%',
    projects: [
      // Pure functions, and the rules of the repository. Files in one process share the modules that they import:
      // importing them again for each file would take a third of the time.
      {
        ...unit,
        test: {name: 'unit', testTimeout, isolate: false, include: tests, exclude: withDoubles},
      },
      // Those that put something in the place of a module, or of what is global.
      {...unit, test: {name: 'unit-doubles', testTimeout, include: withDoubles}},
      // What holds of the posts that the product comes with, in their texts and once they are built.
      {
        root,
        test: {
          name: 'our-posts',
          include: ['tests/product/{posts,built}/*.test.ts'],
          testTimeout,
        },
      },
      // The published site as nginx serves it.
      {root, test: {name: 'hosts', include: ['tests/product/hosts/*.test.ts'], testTimeout}},
      // The same in Firefox.
      {root, test: {name: 'firefox', include: ['tests/product/firefox/*.test.ts'], testTimeout}},
      // Sites that must not build. Each has its own build.
      {
        root,
        test: {
          name: 'refusals',
          include: ['tests/product/refusals/*.test.ts'],
          testTimeout: 300_000,
          maxConcurrency: 2,
        },
      },
      // Sites that must build, other than the published one, and copies of this repository. They are built each night.
      {
        root,
        test: {
          name: 'configurations',
          include: ['tests/product/configurations/*.test.ts'],
          testTimeout: 600_000,
          // Allows for a browser on a busy machine.
          expect: {poll: {timeout: 15_000}},
          maxConcurrency: 2,
        },
      },
    ],
  },
});
