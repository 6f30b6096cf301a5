import type {Image, Link} from 'mdast';
import {describe, expect, test, vi} from 'vitest';
import {brokenImage, brokenLink} from './broken';
import {warn} from './warn';

vi.mock(import('./warn'), async (original) => ({...(await original()), warn: vi.fn()}));

const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
const link: Link = {type: 'link', url: './none.md', children: [], position};
const image: Image = {type: 'image', url: './none.png', position};
const sourceFilePath = 'blog/post/index.md';

describe.each([false, true])('in a text that is older: %s', (isOlder) => {
  test.each([
    [
      'a link to no file',
      () => {
        brokenLink(() => isOlder)({sourceFilePath, url: link.url, node: link});
      },
      /^blog\/post\/index\.md:7: The link to \.\/none\.md leads to no file/,
    ],
    [
      'a picture that is not there',
      () => {
        brokenImage(() => isOlder)({sourceFilePath, url: image.url, node: image});
      },
      /^blog\/post\/index\.md:7: There is no picture at \.\/none\.png/,
    ],
  ])('%s', (_name, meet, message) => {
    if (isOlder) {
      meet();
      expect(warn).toHaveBeenCalled();
    } else {
      expect(meet).toThrow(message);
    }
  });
});
