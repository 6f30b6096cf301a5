import {expect, test} from 'vitest';
import {dataBehindText, needsMark} from './data-behind-text';

const data = String.raw`{"chunks":{"__comp":"c0"},"modules":[{"data":"a > b, \u003c/script>, $& and $1"}]}`;
const written = (json: string) =>
  `<script data-rh=true type=application/json data-page=true data-built=true>${json}</script>`;
const moved = (json: string) => `<script type=application/json data-page>${json}</script>`;
const asks = `<script>start("${needsMark}")</script>`;

const page = (head: string, text: string, end = '') =>
  `<html><head><title>A</title>${head}<meta name=a></head><body><p>${text}</p>${end}${asks}</body></html>`;

test('stands behind the text, before the script that asks for scripts', () => {
  expect(dataBehindText(page(written(data), 'Text'))).toBe(page('', 'Text', moved(data)));
});

test('structured data stands there, too, as it was written, and its marks with it', () => {
  const things = `<script type="application/ld+json" data-built>{"a":"$& $1"}</script>`;
  expect(dataBehindText(page(things + written(data), 'Text'))).toBe(
    page('', 'Text', things + moved(data)),
  );
  expect(dataBehindText(page(things, 'Text'))).toBe(page('', 'Text', things));
});

test('a page without data stays as it is', () => {
  expect(dataBehindText(page('', 'Text'))).toBe(page('', 'Text'));
  expect(dataBehindText('')).toBe('');
});

test.each([
  'data-page',
  '&lt;script data-page=true>no data&lt;/script>',
  '<code>script[data-needs]</code>',
  '<script>other()</script>',
  '<script type=application/ld+json>{"data-page":1}</script>',
])('a text may hold %s', (text) => {
  expect(dataBehindText(page(written(data), text))).toBe(page('', text, moved(data)));
  expect(dataBehindText(page('', text))).toBe(page('', text));
});
