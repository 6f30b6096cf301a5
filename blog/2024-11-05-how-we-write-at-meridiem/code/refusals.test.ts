import {join} from 'node:path';
import type {Code, Root} from 'mdast';
import {expect, test} from 'vitest';
import {figures} from '../../../src/markdown/figures/remark';
import {listings} from '../../../src/markdown/listings/remark';

const folder = import.meta.dirname;

// #region mistakes
const mistakes = {
  'a region that was renamed': ['ts', 'file=hours.ts#length', ''],
  'a listing that is not its file': [
    'text',
    'file=hours-of-shifts.out.txt',
    'early: 8 hours\nnight: 9 hours',
  ],
  'a chart whose data was changed': ['chart', 'file=edited.json', 'Shifts.'],
} as const;
// #endregion

async function messageFor([lang, meta, value]: readonly string[]) {
  const position = {
    start: {line: 12, column: 1},
    end: {line: 14, column: 4},
  };
  const code = {type: 'code', lang, meta, value, position} as Code;
  const root: Root = {type: 'root', children: [code]};
  const file = {
    path: join(folder, 'index.md'),
    fail: (reason: string): never => {
      throw new Error(reason.replaceAll(`${folder}/`, ''));
    },
  };
  try {
    // In the order of src/markdown/plugins.ts.
    listings()(root, file);
    await figures()(root, file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'builds';
}

test('each mistake has the message that the post shows', async () => {
  const told: string[] = [];
  for (const [name, fence] of Object.entries(mistakes)) {
    told.push(`${name}\n  ${await messageFor(fence)}\n`);
  }
  await expect(told.join('\n')).toMatchFileSnapshot('refusals.txt');
});
