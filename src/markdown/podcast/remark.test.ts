import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {englishLanguage} from '../../settings/words';
import {episodes} from './remark';

/** A site without posts. */
const siteDir = mkdtempSync(join(tmpdir(), 'podcast-'));
mkdirSync(join(siteDir, 'blog'));
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

test('without a podcast, the lines show nothing', async () => {
  const text = '# Podcast\n\n::episodes\n\n## Follow it\n\n::podcast-feed\n\n::episode\n';
  const root = unified().use(remarkParse).use(remarkDirective).parse(text);
  const site = {siteDir, url: 'https://a.example', baseUrl: '/', spoken: 'en'};
  const plugin = episodes({...site, languageOf: () => englishLanguage, hasPodcast: false});
  await plugin(root, {path: 'src/pages/podcast.md'} as Parameters<typeof plugin>[1]);
  expect(root.children.map(({type}) => type)).toEqual(['heading', 'heading']);
});
