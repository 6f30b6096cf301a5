import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {collect} from '../finding';
import {readMatter} from '../front-matter';
import {parsePost} from '../parse';
import type {Post} from '../post';
import {prose} from './prose';
import {spelling} from './spelling';

// Dictionaries are read from the disk.
vi.setConfig({testTimeout: 60_000});

const dictionary = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt');
writeFileSync(dictionary, '# Names\nZorvaxo\n');

function read(text: string, title = 'What the reader will know') {
  const whole = `---\ntitle: ${title}\n---\n\n${text}\n`;
  const {findings, reportAs} = collect('blog/post/index.md', whole);
  const ignored = () => () => undefined;
  const post: Post = {
    path: 'post/index.md',
    folder: '/nowhere',
    isMdx: false,
    text: whole,
    root: parsePost(whole, false, ignored)!,
    frontMatter: readMatter(whole, ignored)!,
    outsideCode: '',
  };
  return {post, findings, reportAs};
}

test('a word that no dictionary has is told once, at its place', async () => {
  const {post, findings, reportAs} = read(
    'Zorvaxo writes a mistkae, `mistkae` in code.\n\nAnother mistkae.',
  );
  await spelling(dictionary)(post, reportAs('spelling'));
  expect(findings).toMatchObject([{line: 5, column: 18, severity: 'warning', rule: 'spelling'}]);
  expect(`${findings[0]!.reason}: ${findings[0]!.remedy}`).toMatch(/“mistkae”.*blog\/words\.txt/);
});

test('names from other languages are in no English dictionary, and are told of nobody', async () => {
  const {post, findings, reportAs} = read('Łukasz Šťastný and Renée O’Hara live in Ærøskøbing.');
  await spelling(dictionary)(post, reportAs('spelling'));
  expect(findings).toEqual([]);
});

test('titles and the words of pictures are read, addresses and code are not', async () => {
  const {post, findings, reportAs} = read(
    '![A pictrue](./pictrue.png) <https://example.com/pictrue>\n\n```ts\npictrue();\n```',
    'A titel that is wrong',
  );
  await spelling(dictionary)(post, reportAs('spelling'));
  expect(findings.map(({line}) => line).sort()).toEqual([2, 5]);
});

test('American spelling is told, with the British', async () => {
  const {post, findings, reportAs} = read('The behavior of a program.');
  await spelling(dictionary)(post, reportAs('spelling'));
  expect(findings).toMatchObject([
    {line: 5, column: 5, remedy: expect.stringContaining('“behaviour”') as string},
  ]);
});

test.each([
  ['a word twice', 'It is is wrong.', /once/],
  ['an article that does not go with its word', 'It is a error.', /“an”/],
  [
    'a sentence that nobody can read',
    'Notwithstanding the aforementioned organisational interdependencies, the operationalisation of multidimensional infrastructural methodologies necessitates comprehensive interdisciplinary considerations regarding institutional accountability.',
    /make two of it/,
  ],
])('%s is a warning', async (_what, text, remedy) => {
  const {post, findings, reportAs} = read(text);
  await prose(post, reportAs('prose'));
  const found = findings.find((finding) => remedy.test(finding.remedy));
  expect(found, JSON.stringify(findings)).toMatchObject({
    ...{line: 5, severity: 'warning', rule: 'prose'},
  });
});
