import {expect, test} from 'vitest';
import {withArchives} from './archives';

/** Numbers from the newest (the highest) down to 1. */
const list = (length: number) => Array.from({length}, (_, at) => length - at);

test('a feed and its archives hold all, each once, in order', () => {
  for (const length of [45, 69, 70, 130, 1000]) {
    const {feed, archives} = withArchives(list(length));
    expect([...feed, ...[...archives].reverse().flat()]).toEqual(list(length));
    expect(feed.length).toBeGreaterThanOrEqual(20);
    expect(feed.length).toBeLessThan(45);
    expect(archives.every((archive) => archive.length === 25)).toBe(true);
  }
});

test('a new item changes no archive', () => {
  for (let length = 45; length < 200; length++) {
    const before = withArchives(list(length)).archives;
    expect(withArchives(list(length + 1)).archives.slice(0, before.length)).toEqual(before);
  }
});
