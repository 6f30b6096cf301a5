import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {remarkDirective, remarkParse, unified} from '../../lib/es-modules.cjs';
import {episodes} from './remark';

/** A site without posts. */
const siteDir = mkdtempSync(join(tmpdir(), 'podcast-'));
mkdirSync(join(siteDir, 'blog'));
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

/** The blocks of a page, by their types and names, and those of the section that is set aside. */
async function blocksOf(text: string, hasPodcast = true) {
  const root = unified().use(remarkParse).use(remarkDirective).parse(text);
  const plugin = episodes({
    ...{siteDir, url: 'https://a.example', baseUrl: '/', language: 'en'},
    hasPodcast,
  });
  await plugin(root, {path: 'src/pages/podcast.md'} as Parameters<typeof plugin>[1]);
  const nameOf = (node: object) => ('name' in node ? node.name : 'type' in node && node.type);
  const aside = root.children.find((node) => nameOf(node) === 'div');
  return {
    all: root.children.map(nameOf).filter((name) => name !== 'mdxjsEsm'),
    aside: aside && 'children' in aside ? aside.children.map(nameOf) : undefined,
  };
}

const follow = '## Follow it\n\nIn an app:\n\n::podcast-feed\n\nOr a reader.\n\n';

test.each([
  ['before the episodes', `# Podcast\n\n${follow}::episodes\n`, ['heading', 'div']],
  ['after them', `# Podcast\n\n::episodes\n\n${follow}`, ['heading', 'div']],
  ['before another', `::episodes\n\n${follow}## About\n\nUs.\n`, ['div', 'heading', 'paragraph']],
])('the section with the feed is set aside %s', async (_where, text, all) => {
  expect(await blocksOf(text)).toEqual({all, aside: ['heading', 'paragraph', 'p', 'paragraph']});
});

test('without a podcast, the lines show nothing', async () => {
  const text = `# Podcast\n\n::episodes\n\n${follow}::episode\n`;
  expect(await blocksOf(text, false)).toEqual({
    all: ['heading', 'heading', 'paragraph', 'paragraph'],
    aside: undefined,
  });
});
