import {expect, test} from 'vitest';
import {feedContent} from './create-feed-items';

const base = 'https://blog.example/2025/01/01/a-post/';

test('addresses are absolute wherever a feed is read', () => {
  expect(feedContent('<a href="/tags/">T</a><audio src="/a.mp3"></audio>', base)).toBe(
    '<a href="https://blog.example/tags/">T</a><audio src="https://blog.example/a.mp3"></audio>',
  );
  expect(feedContent('<a href="#fn-1">1</a><a href="mailto:a@b.example">m</a>', base)).toBe(
    `<a href="${base}#fn-1">1</a><a href="mailto:a@b.example">m</a>`,
  );
});

test('what works on the page alone is left out', () => {
  expect(
    feedContent(
      '<h2>A<a class="hash-link" href="#a">#</a></h2><p>b</p><button>Copy</button>',
      base,
    ),
  ).toBe('<h2>A</h2><p>b</p>');
});

test('a picture is the one that all readers show', () => {
  expect(
    feedContent(
      '<picture><source type="image/avif" srcset="/a-360.avif 360w, /a.avif 720w"><img loading="lazy" decoding="async" src="/a.png" alt="A" width="720" height="480"></picture>',
      base,
    ),
  ).toBe('<img src="https://blog.example/a.png" alt="A" width="720" height="480">');
});
