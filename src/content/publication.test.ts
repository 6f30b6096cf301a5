import {describe, expect, test} from 'vitest';
import {hidesUnpublished, publicationState, timingOf} from './publication';

const folder = new Date('2026-02-01');
const at = (instant: string, frontMatter: Parameters<typeof timingOf>[0] = {}) =>
  publicationState(timingOf(frontMatter, folder), new Date(instant));

describe('a post', () => {
  test('appears with the day of its folder, not a second earlier', () => {
    expect(at('2026-01-31T23:59:59Z')).toBe('scheduled');
    expect(at('2026-02-01T00:00:00Z')).toBe('published');
  });

  test('appears at the hour that its front matter adds', () => {
    expect(at('2026-02-01T08:59:59Z', {date: '2026-02-01T09:00'})).toBe('scheduled');
    expect(at('2026-02-01T09:00:00Z', {date: '2026-02-01T09:00'})).toBe('published');
    expect(at('2026-02-01T07:30:00Z', {date: '2026-02-01T09:00+02:00'})).toBe('published');
  });

  test('appears when Docusaurus reads a date in words', () => {
    expect(at('2026-02-04T23:59:59Z', {date: 'Feb 5, 2026'})).toBe('scheduled');
    expect(at('2026-02-05T00:00:00Z', {date: 'Feb 5, 2026'})).toBe('published');
  });

  test('is gone once it expires', () => {
    expect(at('2026-02-28T23:59:59Z', {expires: '2026-03-01'})).toBe('published');
    expect(at('2026-03-01T00:00:00Z', {expires: '2026-03-01'})).toBe('expired');
    expect(at('2026-03-01T00:00:00Z', {expires: new Date('2026-03-01')})).toBe('expired');
  });

  test('that is a draft stays one, whatever its dates', () => {
    expect(at('2026-01-01', {draft: true})).toBe('draft');
    expect(at('2026-02-02', {draft: true})).toBe('draft');
    expect(at('2026-04-01', {draft: true, expires: '2026-03-01'})).toBe('draft');
  });

  test('is published where draft is anything but true', () => {
    expect(at('2026-02-02', {draft: false})).toBe('published');
  });
});

test('what readers are not to see is left out of a build, and shown by npm start', () => {
  expect(hidesUnpublished({NODE_ENV: 'production'})).toBe(true);
  expect(hidesUnpublished({NODE_ENV: 'development'})).toBe(false);
  expect(hidesUnpublished({NODE_ENV: 'development', SIMULATE_PRODUCTION_VISIBILITY: 'true'})).toBe(
    true,
  );
});
