import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {visit} from '../lib/es-modules.cjs';
import {postParser} from '../lib/post-parser';
import {noteNumbers} from './rehype-note-numbers';
import {sideNotes} from './rehype-side-notes';
import {nameOf, tagTypes, type Tag} from './tags';

const siteDir = mkdtempSync(join(tmpdir(), 'notes-'));

const texts = {
  'index.mdx':
    "import Part from './_part.mdx'\n\nA[^a]\n\n<Part />\n\nB[^b] and again[^a]\n\n[^a]: Of A\n\n[^b]: Of B\n",
  '_part.mdx':
    "import Inner from './_inner.mdx'\n\nC[^c]\n\n<Inner />\n\nD[^d]\n\n[^c]: Of C\n\n[^d]: Of D\n",
  '_inner.mdx': 'E[^e]\n\n[^e]: Of E\n',
};
for (const [name, text] of Object.entries(texts)) {
  writeFileSync(join(siteDir, name), text);
}

/** The numbers of a compiled text, and what it gives to its parts, in the order of its HTML. */
async function numbersIn(name: keyof typeof texts): Promise<string[]> {
  const file = new VFile({path: join(siteDir, name), value: texts[name]});
  const tree = await unified()
    .use(remarkRehype, {passThrough: ['mdxjsEsm', 'mdxJsxFlowElement']})
    .use(sideNotes, {siteDir})
    .use(noteNumbers)
    .run(postParser(true).parse(texts[name]), file);
  const found: string[] = [];
  visit(tree, tagTypes, (node) => {
    const tag = node as Tag;
    if (tag.type !== 'element') {
      const [given] = tag.attributes;
      const value = given?.type === 'mdxJsxAttribute' ? given.value : undefined;
      found.push(`${nameOf(tag)} after ${typeof value === 'object' ? value?.value : value}`);
    } else if ('dataFootnoteRef' in tag.properties) {
      const [number] = tag.children;
      found.push(number && 'value' in number ? number.value : '');
    }
  });
  return found;
}

test('notes of a text and of its parts are in one count', async () => {
  expect(await numbersIn('index.mdx')).toEqual(['1', 'Part after 1', '5', '1']);
});

test('a part begins after the notes of the text that imports it', async () => {
  expect(await numbersIn('_part.mdx')).toEqual([
    '(props.notesBefore ?? 0) + 1',
    'Inner after (props.notesBefore ?? 0) + 1',
    '(props.notesBefore ?? 0) + 3',
  ]);
});
