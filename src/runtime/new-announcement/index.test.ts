import {afterEach, describe, expect, test, vi} from 'vitest';
import {forgetOldDismissal} from '.';

/** Stubs the browser's storage with these items. */
function store(held: Record<string, string>): Map<string, string> {
  const items = new Map(Object.entries(held));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('forgetOldDismissal', () => {
  test.each([
    ['a new announcement is shown to a reader who closed the one before', 'old', 'true', 'false'],
    ['a reader who closed this announcement keeps it closed', 'new', 'true', 'true'],
    ['a reader who left this announcement open keeps it open', 'new', 'false', 'false'],
  ])('%s', (_what, id, dismissed, then) => {
    const items = store({id, dismissed});
    forgetOldDismissal('new', 'id', 'dismissed');
    expect(items.get('dismissed')).toBe(then);
  });

  test('does nothing where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(() => {
      forgetOldDismissal('new', 'id', 'dismissed');
    }).not.toThrow();
  });
});
