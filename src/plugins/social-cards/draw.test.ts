import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {identity} from '../../site/identity';
import type {Card} from './cards';
import {draw, layOut, nameOf} from './draw';

const {colours} = identity;

const card = (title: string, below = '2 May 2025 · A team'): Card => ({
  ...{above: 'The Site', title, below},
  dial: {date: '2025-05-02', minutes: 5, tags: ['Paint']},
});

const long = 'A title of many words which goes on for as long as four lines of a card can hold it';

describe.each(['AI', 'Accessibility of internationalisation', long])('the title "%s"', (title) => {
  test('is laid out whole, in four lines at most, inside the part by day', async () => {
    const {lines} = await layOut(card(title), colours, false);
    const ofTitle = lines.slice(1, -1);
    expect(ofTitle.length).toBeLessThanOrEqual(4);
    expect(ofTitle.map(({text}) => text).join('')).toBe(title);
    for (const {x, y, width, height} of lines) {
      expect(x).toBeGreaterThanOrEqual(64);
      expect(x + width).toBeLessThanOrEqual(1200 - 440 - 48 + 0.5);
      expect(y + height).toBeLessThanOrEqual(630 - 48);
    }
  });
});

test('a short title is larger than a long one', async () => {
  const heightOf = async (title: string) =>
    (await layOut(card(title), colours, false)).lines[1]!.height;
  expect(await heightOf('AI')).toBeGreaterThan(2 * (await heightOf(long)));
});

test('a text below the title may have lines of its own', async () => {
  const {lines} = await layOut(card('A title', 'One\nTwo'), colours, false);
  expect(lines.map(({text}) => text.trim())).toEqual(['The Site', 'A title', 'One', 'Two']);
});

test('a description that has no room is left out, but not the facts of a post', async () => {
  const wordy = card('A title', `${long}. `.repeat(8));
  const {lines} = await layOut(wordy, colours, true);
  expect(lines.map(({text}) => text)).toEqual(['The Site', 'A title']);
  await expect(layOut(wordy, colours, false)).rejects.toThrow('has no room');
});

test('a title that is too long is refused, with what to do', async () => {
  await expect(layOut(card(long.repeat(3)), colours, true)).rejects.toThrow(
    /^has no room for the title ".*": shorten it/,
  );
  await expect(layOut(card('A'.repeat(60)), colours, true)).rejects.toThrow('its longest word');
});

test('a letter that the font lacks is named', async () => {
  await expect(layOut(card('Shifts in 東京'), colours, true)).rejects.toThrow('no 東 京');
});

test('letters of other languages in Latin script are drawn', async () => {
  const {lines} = await layOut(card('Žluťoučký kůň, Łódź'), colours, true);
  expect(
    lines
      .slice(1, -1)
      .map(({text}) => text)
      .join(''),
  ).toBe('Žluťoučký kůň, Łódź');
});

test('the picture is a PNG of 1200 by 630', async () => {
  const {format, width, height} = await sharp(await draw(card(long), colours, false)).metadata();
  expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
});

test('a drawing is named after its words, its dial and its colours', () => {
  const name = nameOf(card('A'), colours);
  expect(nameOf(card('A'), colours)).toBe(name);
  const others = [
    nameOf(card('B'), colours),
    nameOf({...card('A'), dial: {...card('A').dial, minutes: 6}}, colours),
    nameOf(card('A'), {...colours, day: colours.night}),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
});
