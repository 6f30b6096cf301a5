import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// A slow test on a busy machine is fine; one that never ends is not.
const testTimeout = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));

const testsIn = (folder: string) =>
  readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const read = (file: string) => readFileSync(root + file, 'utf8');

const tests = ['src', 'tests/architecture', 'tests/bench'].flatMap(testsIn);
const withDoubles = tests.filter((file) => /\bvi\./.test(read(file)));

const ofPosts = ['tests/posts', 'blog'].flatMap(testsIn);
const slow = ofPosts.filter((file) => read(file).startsWith('// Slow: '));

const unit = {
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
      // Runs the code of posts, and compares its output.
      {root, test: {name: 'posts', include: ofPosts, exclude: slow, testTimeout}},
      // The same, where the first line of the code says that it is slow.
      {root, test: {name: 'posts-slow', include: slow, testTimeout: 600_000}},
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
      // The same as nginx serves it.
      {
        root,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          testTimeout,
        },
      },
      // The same in Firefox.
      {
        root,
        test: {
          name: 'firefox',
          include: ['tests/firefox/*.test.ts'],
          testTimeout,
        },
      },
      // Sites that must not build, most of a few files. Each has its own build.
      {
        root,
        test: {
          name: 'refusals',
          include: ['tests/refusals/*.test.ts'],
          testTimeout: 300_000,
          maxConcurrency: 2,
        },
      },
      // Sites that must build, other than the published one, and copies of this repository. They are built each night.
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
