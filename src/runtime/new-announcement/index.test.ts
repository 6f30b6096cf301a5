import {afterEach, expect, test, vi} from 'vitest';
import {forgetOldDismissal} from '.';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Which announcement a reader sees is tested in the browser.
test('a browser that refuses storage goes on', () => {
  const getItem = vi.fn(() => {
    throw new Error('denied');
  });
  vi.stubGlobal('localStorage', {getItem});
  forgetOldDismissal('new', 'id', 'dismissed');
  expect(getItem).toHaveBeenCalled();
});
