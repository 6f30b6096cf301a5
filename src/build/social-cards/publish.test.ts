import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
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
  expect(await write(one('A', 'a'))).toBe(1);
  expect(await write(one('A', 'b'), one('B', 'c'))).toBe(1);
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
