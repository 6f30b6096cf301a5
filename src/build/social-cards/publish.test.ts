import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, expect, test, vi} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {publish, type Published} from './publish';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const {skies} = paletteOf(identity.colours.day, 'day', identity.palette?.day);

const one = (title: string, name: string): Published => ({
  card: {above: '', title, below: ''},
  ...{file: join(folder, name, 'card.png'), source: `blog/${name}.md`, isSpare: false},
});

const write = (...cards: Published[]) => publish(cards, skies, join(folder, 'cache'));

test('a card is drawn once, however often it is published', async () => {
  await write(one('A', 'a'));
  await write(one('A', 'b'), one('B', 'c'));
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(2);
  expect(readFileSync(join(folder, 'b/card.png'))).toEqual(
    readFileSync(join(folder, 'a/card.png')),
  );
});

test('where the font has not its letters, a card is that of the first language', async () => {
  await write(one('A', 'first'));
  const instead = join(folder, 'first/card.png');
  await write({...one('أرشيف', 'ar'), instead}, {...one('B', 'de'), instead});
  const read = (name: string) => readFileSync(join(folder, name, 'card.png'));
  expect(read('ar')).toEqual(read('first'));
  expect(read('de')).not.toEqual(read('first'));
});

test('cards that cannot be drawn are named in one warning, and the others are written', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const broken = (name: string): Published => ({
    ...one(name, name),
    card: {above: '', title: name, below: '', cover: {drawing: '<svg', sky: 9}},
  });
  await write(broken('a'), one('B', 'b'), broken('c'));
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^2 social cards cannot be drawn.*: blog\/a\.md \(.*\) and others\. Give/,
      ),
    ],
  ]);
  expect(readdirSync(join(folder, 'b'))).toEqual(['card.png']);
  warn.mockRestore();
});
