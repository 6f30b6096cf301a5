import {describe, expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import type {Card} from './cards';
import {layOut, nameOf} from './draw';

const {skies} = paletteOf(identity.colours.day, 'day', undefined);

const card = (title: string, below = '2 May 2025 · A team'): Card => ({
  ...{above: 'The Site', title, below},
  cover: {drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>', sky: 4},
});

const long = 'A title of many words which goes on for as long as four lines of a card can hold it';

describe.each(['AI', 'Accessibility of internationalisation', long])('the title "%s"', (title) => {
  test('is laid out whole, in four lines at most, beside the cover', async () => {
    const {lines} = await layOut(card(title), skies, false);
    const ofTitle = lines.slice(1, -1);
    expect(ofTitle.length).toBeLessThanOrEqual(4);
    expect(ofTitle.map(({text}) => text).join('')).toBe(title);
    for (const {x, y, width, height} of lines) {
      expect(x).toBeGreaterThanOrEqual(64);
      expect(x + width).toBeLessThanOrEqual(600 + 0.5);
      expect(y + height).toBeLessThanOrEqual(630 - 48);
    }
  });
});

const textOf = async (...given: Parameters<typeof layOut>) =>
  (await layOut(...given)).lines.map(({text}) => text.trim());

test('a description that has no room is left out, and the facts of a post are shortened', async () => {
  const wordy = card('A title', `${long}. `.repeat(8));
  expect(await textOf(wordy, skies, true)).toEqual(['The Site', 'A title']);
  const facts = (await textOf(wordy, skies, false)).join(' ');
  expect(facts).toMatch(/^The Site A title A title of many words .*…$/);
  expect(facts.length).toBeLessThan(100);
});

test('a title that is too long ends where there is no more room', async () => {
  const {lines, isWhole} = await layOut(card(long.repeat(3)), skies, false);
  const title = lines
    .slice(1, -1)
    .map(({text}) => text)
    .join('');
  expect(title).toMatch(/^A title of many words .*[a-z]…$/);
  expect(title.length).toBeGreaterThan(80);
  expect(isWhole).toBe(false);
  expect((await textOf(card('A'.repeat(60)), skies, false))[1]).toMatch(/^A{10,}…$/);
});

test('signs that the font lacks are left out', async () => {
  const festive = card('Shifts 🎉 in Tokyo 👨‍👩‍👧', '');
  expect((await textOf(festive, skies, true)).join(' ')).toBe('The Site Shifts in Tokyo');
});

test('the name of the site stands for a title of which the font lacks letters', async () => {
  expect(await textOf(card('Почему API медленный', ''), skies, true)).toEqual(['The Site']);
  expect((await textOf(card('東京', ''), skies, true)).join(' ')).toBe('The Site');
  expect(await textOf({...card('🎉', ''), above: ''}, skies, true)).toEqual(['…']);
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
