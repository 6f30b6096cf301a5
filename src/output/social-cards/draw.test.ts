import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {cardSize} from '../../content/beside-page';
import type {Card} from './cards';
import {layOut, nameOf, textRenderer} from './draw';

const {skies} = paletteOf(identity.colours.day, 'day', undefined);

const card = (title: string, below = '2 May 2025 · A team'): Card => ({
  ...{above: 'The Site', title, below},
  cover: {drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>', sky: 4},
});

/** The lines of a card, from top to bottom, without the space at their ends. */
async function linesOf(one: Card) {
  const renderer = await textRenderer();
  const node = await layOut(one, skies[4]);
  const [column] = (await renderer.measure(node, cardSize)).children;
  return column!.children.map(({runs, transform, height}) => {
    const lines = new Map<number, {text: string; end: number}>();
    for (const run of runs) {
      const {text = '', end = 0} = lines.get(run.y) ?? {};
      lines.set(run.y, {text: text + run.text, end: Math.max(end, run.x + run.width)});
    }
    return {lines: [...lines.values()], bottom: transform[5] + height};
  });
}

const wordsOf = async (one: Card) =>
  (await linesOf(one)).map(({lines}) => lines.map(({text}) => text.trim()).join(' '));

const long = 'A title of many words which goes on for as long as four lines of a card can hold it';

test.each(['AI', 'Accessibility of internationalisation', long])(
  'the title "%s" is shown whole, in four lines at most, beside the cover',
  async (title) => {
    const [above, middle, below] = await linesOf(card(title));
    expect(middle!.lines.length).toBeLessThanOrEqual(4);
    expect(middle!.lines.map(({text}) => text).join('')).toBe(title);
    for (const {text, end} of middle!.lines) {
      // A space at its end takes no room.
      expect(end - (text.endsWith(' ') ? 20 : 0)).toBeLessThanOrEqual(516);
    }
    expect(above!.bottom).toBeLessThan(middle!.bottom);
    expect(below!.bottom).toBeLessThanOrEqual(630 - 64 + 1);
  },
);

test('a title as long as the font has no size for, and what is below it, end after four lines', async () => {
  const endless = card(long.repeat(3), `${long}. `.repeat(8));
  for (const {lines, bottom} of await linesOf(endless)) {
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(bottom).toBeLessThanOrEqual(630 - 64 + 1);
  }
});

test.each([
  ['signs that the font lacks are left out', 'Shifts 🎉 in Tokyo 👨‍👩‍👧', 'Shifts in Tokyo'],
  ['letters that the font lacks: the name of the site', 'Почему API медленный', undefined],
  ['no letters that the font has: the name of the site', '東京', undefined],
])('%s', async (_what, title, shown) => {
  expect(await wordsOf(card(title, ''))).toEqual(['The Site', shown].filter(Boolean));
});

test('a drawing is named after its words, its cover and its colours', () => {
  const name = nameOf(card('A'), skies);
  expect(nameOf(card('A'), skies)).toBe(name);
  const others = [
    nameOf(card('B'), skies),
    nameOf({...card('A'), cover: {...card('A').cover!, sky: 5}}, skies),
    nameOf(card('A'), paletteOf(identity.colours.night, 'night', undefined).skies),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
});
