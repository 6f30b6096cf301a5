import {brotliCompressSync} from 'node:zlib';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {describe, expect, test} from 'vitest';
import {skyOf} from '../../lib/cover';
import {parsePost} from '../prose';
import {drawCover, projectionOf} from './cover';
import {marksOf, outlineOf} from './marks';
import {projectionNames, type Projection} from './projections';
import {withCover} from './with-cover';

const marks = (text: string) =>
  marksOf(outlineOf(parsePost(text, true)), ({value}) => value.split('\n')).sort(
    (a, b) => a.at - b.at,
  );

const sentence = 'A sentence of some length, as posts have them. ';
const texts = {
  nothing: '',
  prose: `${sentence.repeat(3)}\n\n`.repeat(12),
  code: `## One\n\n${sentence}\n\n\`\`\`ts\n${'  const a = 1;\n'.repeat(30)}\`\`\`\n`,
  '20,000 words':
    `${sentence.repeat(40)}\n\n\`\`\`ts\n${'let a = 1;\n'.repeat(30)}\`\`\`\n\n`.repeat(56),
};

const draw = (text: string, projection: Projection) =>
  drawCover(marks(text), {projection, date: new Date('2025-05-02'), minutes: 9});

describe.each(Object.entries(texts))('a text of %s', (_name, text) => {
  test.each(projectionNames)('gives a %s of at most 2.5 kB, whose strokes are numbers', (name) => {
    const drawing = draw(text, name);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    expect(drawing).toContain('var(--sky-disc)');
    expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(2500);
  });
});

test('lines of code below a horizon are far enough apart to be seen, however many there are', () => {
  for (const lines of [1, 20, 24, 150, 400]) {
    const drawing = draw(`\`\`\`ts\n${'let a = 1;\n'.repeat(lines)}\`\`\`\n`, 'horizon');
    const [, data] = /--cover-bold,5\)" d="([^"]+)"/.exec(drawing)!;
    const heights = [...data!.matchAll(/M\d+ (\d+)h/g)].map(([, y]) => Number(y));
    expect(heights.length).toBeGreaterThanOrEqual(Math.min(lines, 12));
    expect(heights.at(-1)).toBeLessThan(800);
    heights.slice(1).forEach((y, index) => {
      expect(y - heights[index]!).toBeGreaterThanOrEqual(9);
    });
  }
});

test('a year is a day: January is night, July noon', () => {
  const days = ['2025-01-01', '2025-07-01', '2025-12-31T23:59:59Z'];
  expect(days.map((day) => skyOf(new Date(day)))).toEqual([0, 3, 7]);
});

const post = (of: {cover?: string; author?: {name: string; cover?: string}}) =>
  ({
    id: 'a',
    content: texts.code,
    metadata: {
      source: '@site/blog/a/index.md',
      frontMatter: {cover: of.cover},
      authors: of.author ? [of.author] : [],
      date: new Date('2025-05-02'),
      readingTime: 9,
    },
  }) as unknown as BlogPost;

const drawn = (of: Parameters<typeof post>[0]) => withCover('/site', post(of)).drawing;

test('the post chooses its projection, or its first author, or the name of that author', () => {
  const spiral = draw(texts.code, 'spiral');
  expect(drawn({cover: 'spiral', author: {name: 'Web', cover: 'dial'}})).toBe(spiral);
  expect(drawn({author: {name: 'Web', cover: 'spiral'}})).toBe(spiral);
  expect(drawn({author: {name: 'Web'}})).toBe(draw(texts.code, projectionOf('Web')));
  const names = Array.from({length: 40}, (_one, index) => `Team ${index}`);
  expect(new Set(names.map(projectionOf)).size).toBe(projectionNames.length);
});
