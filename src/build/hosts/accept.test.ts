import {expect, test} from 'vitest';
import {prefersMarkdown} from './accept';

const prefers = (accept: string) =>
  prefersMarkdown.find(([pattern]) => new RegExp(pattern, 'i').test(accept))?.[1] ?? false;

test.each([
  ...['text/markdown', 'Text/Markdown', 'text/markdown, */*', 'text/markdown,text/html'],
  ...['text/html, text/markdown', 'text/html;q=0.9, text/markdown', 'text/markdown;q=1.0, */*'],
  ...['text/markdown; variant=GFM, text/html', 'text/markdown;q=0.9, text/html;q=0.8'],
  ...['text/html;q=0.8,application/json,text/markdown;q=0.9', 'text/markdown;q=0.5, */*;q=0.1'],
  ...['text/markdown;q=0.5', 'text/markdown; q=.5', 'text/plain, text/markdown;q=0.5'],
])('%s prefers Markdown', (accept) => {
  expect(prefers(accept)).toBe(true);
});

test.each([
  ...['', '*/*', 'text/html', 'text/*', 'text/plain', 'text/markdown;q=0', 'text/markdown;q=0.0'],
  ...['text/markdown;q=0, */*', 'text/markdown;q=0.8, text/html', 'text/html, text/markdown;q=0.9'],
  ...['text/markdown;q=0.5, text/html;q=0.9, */*;q=0.1', 'text/markdown;q=0.5, */*'],
  ...['text/markdownish', 'x-text/markdown', 'application/xhtml+xml, text/markdown;q=0.9'],
  // Firefox, Chrome and Safari.
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
])('“%s” does not', (accept) => {
  expect(prefers(accept)).toBe(false);
});
