import {join} from 'node:path';
import {expect, test} from 'vitest';
import {compile} from '../../../tests/product/support/compile';
import {folderWith} from '../../../tests/product/support/folder';
import {filesOf} from '../files-of-texts';
import {listings} from './remark-listings';

const folder = folderWith({
  'code/a.ts': 'one();\n// #region part\ntwo();\nthree();\n// #endregion\n',
});
const post = join(folder, 'index.md');

const listed = (meta: string, value: string) =>
  compile(`Words.\n\n\`\`\`ts ${meta}\n${value}\n\`\`\``, listings({siteDir: folder}), post);

const part = 'two();\nthree();';

test.each([
  ['is its file, which it names', 'file=code/a.ts', '', `one();\n${part}`, 'title="code/a.ts" '],
  ['is a region', 'file=code/a.ts#part {1}', '', part, 'title="code/a.ts:3–4" {1}'],
  [
    'names no file in its title',
    'title="in file=code/b.ts"',
    part,
    part,
    'title="in file=code/b.ts"',
  ],
  ['keeps its title', 'title="Twice" file=code/a.ts#part', '', part, 'title="Twice"'],
  ['may repeat its file', 'file=code/a.ts#part', part, part, 'title="code/a.ts:3–4" '],
])('a code block of a post %s', async (_name, meta, written, value, shownMeta) => {
  const {children} = await listed(meta, written);
  expect(children[1]).toMatchObject({value, meta: shownMeta});
  expect(filesOf(post).read).toContain(join(folder, 'code/a.ts'));
});

test.each([
  [
    'differs',
    'file=code/a.ts#part',
    'two();\nfour();',
    /differs from code\/a\.ts#part in its line 2/,
  ],
  ['is in a file that is not there', 'file=code/b.ts', '', /no code\/b\.ts beside the post/],
  ['leaves the folder', 'file=../a.ts', '', /is outside the post/],
])('one that %s stops the build with file and line', async (_name, meta, value, message) => {
  await expect(listed(meta, value)).rejects.toThrow(message);
  await expect(listed(meta, value)).rejects.toThrow(/index\.md:3: /);
});
