import {expect, test} from 'vitest';
import {scriptHashes} from './script-hashes';

// The example of Content Security Policy Level 2, W3C, 2016.
const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const script = "<script>alert('Hello, world.');</script>";

test('a script inside the page is admitted by its hash, once', () => {
  expect(scriptHashes(`<p>${script}</p>${script}`)).toEqual([known]);
});

test('data and files need no hash', () => {
  const page = `<script src="/a.js"></script>
    <script type="application/json" data-needs>{}</script>
    <script data-rh="true" type="application/ld+json">{}</script>`;
  expect(scriptHashes(page)).toEqual([]);
});

test('a script whose text differs by a space needs another hash', () => {
  const other = scriptHashes(script.replace(';', '; '));
  expect(other).toHaveLength(1);
  expect(other).not.toEqual([known]);
});
