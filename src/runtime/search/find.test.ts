import {expect, test, vi} from 'vitest';
import {hasWords} from './find';

vi.hoisted(() => {
  vi.stubGlobal('SEARCH_INDEX', null);
});

const page = {content: 'The zone of a café: 发布了新版本, 12 GB.', meta: {title: 'Terraform'}};

test.each(['zone', 'zones', 'CAFE', 'terra zone', 'z', '12', '发布版本', '"a café"'])(
  '%s is found',
  (query) => {
    expect(hasWords(page, query)).toBe(true);
  },
);

test.each(['zzz', 'zq', 'xylophone', 'zone zzz'])(
  '%s is not, though a word begins with its letter',
  (query) => {
    expect(hasWords(page, query)).toBe(false);
  },
);
