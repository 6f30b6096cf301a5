import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// A slow test on a busy machine is fine; one that never ends is not.
export const testTimeout = 60_000;

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const testsIn = (folder: string): string[] =>
  readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

export const read = (file: string): string => readFileSync(root + file, 'utf8');

const ofPosts = ['tests/site/posts', 'blog'].flatMap(testsIn);
const slow = ofPosts.filter((file) => read(file).startsWith('// Slow: '));

export default defineConfig({
  root,
  test: {
    // By default, Vitest leaves one core idle, which is half of them if there are two.
    maxWorkers: '100%',
    projects: [
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
          include: ['tests/site/built/*.test.ts'],
          testTimeout,
        },
      },
    ],
  },
});
