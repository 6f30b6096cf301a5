import {expect, test} from 'vitest';
import {hidesUnpublished, publicationState, timingOf} from './publication';

const folder = new Date('2026-02-01');
const at = (instant: string, frontMatter: Parameters<typeof timingOf>[0]) =>
  publicationState(timingOf(frontMatter, folder), new Date(instant));

test.each<[what: string, instant: string, frontMatter: Parameters<typeof timingOf>[0], is: string]>(
  [
    ['a second before the day of its folder', '2026-01-31T23:59:59Z', {}, 'scheduled'],
    ['from that day on', '2026-02-01T00:00:00Z', {}, 'published'],
    ['before its hour', '2026-02-01T08:59:59Z', {date: '2026-02-01T09:00'}, 'scheduled'],
    ['at its hour', '2026-02-01T09:00:00Z', {date: '2026-02-01T09:00'}, 'published'],
    ['before a date in words', '2026-02-04T23:59:59Z', {date: 'Feb 5, 2026'}, 'scheduled'],
    ['before it expires', '2026-02-28T23:59:59Z', {expires: '2026-03-01'}, 'published'],
    ['once it expires', '2026-03-01T00:00:00Z', {expires: '2026-03-01'}, 'expired'],
    ['at a date of YAML', '2026-03-01T00:00:00Z', {expires: new Date('2026-03-01')}, 'expired'],
    ['as a draft', '2026-02-02', {draft: true}, 'draft'],
    ['as a draft that expired', '2026-04-01', {draft: true, expires: '2026-03-01'}, 'draft'],
  ],
)('a post %s, at %s with %j, is %s', (_what, instant, frontMatter, state) => {
  expect(at(instant, frontMatter)).toBe(state);
});

test('what readers are not to see is left out of a build, and shown by npm start', () => {
  expect(hidesUnpublished({NODE_ENV: 'production'})).toBe(true);
  expect(hidesUnpublished({NODE_ENV: 'development'})).toBe(false);
  expect(hidesUnpublished({NODE_ENV: 'development', SIMULATE_PRODUCTION_VISIBILITY: 'true'})).toBe(
    true,
  );
});
