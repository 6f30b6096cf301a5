import {wcagContrast} from 'culori';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {identity} from '../site/identity';
import {oklchOf, paletteOf, type Mode} from './palette';

const colours = identity.colours;
const modes: Mode[] = ['day', 'night'];

const colour = fc
  .integer({min: 0, max: 0xffffff})
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe.each(modes)('by %s', (mode) => {
  test('whatever the accent, words on a sky and code can be read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('#000000', '#555555', '#808080', '#0b57d0', '#00703c', '#b3261e'),
          colour,
        ),
        (accent) => {
          const {skies, code, marked} = paletteOf({...colours[mode], accent}, mode, undefined);
          expect(skies).toHaveLength(8);
          for (const {ground, line, disc} of skies) {
            expect(wcagContrast(line, ground)).toBeGreaterThanOrEqual(7);
            expect(wcagContrast(disc, ground)).toBeGreaterThanOrEqual(1.15);
          }
          for (const value of Object.values(code)) {
            expect(wcagContrast(value, colours[mode].surface)).toBeGreaterThanOrEqual(7);
            expect(wcagContrast(value, marked)).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
      {numRuns: 50},
    );
  });

  test.each([
    ['blue', '#0b57d0', 200, 262],
    ['green', '#00703c', 150, 200],
    ['red', '#b3261e', 0, 90],
    ['purple', '#7b1fa2', 285, 360],
  ])('a %s brand gets skies of its side of the colour wheel', (_name, accent, from, to) => {
    const {skies} = paletteOf({...colours[mode], accent}, mode, undefined);
    for (const {ground} of skies) {
      const {h} = oklchOf(ground);
      expect(h).toBeGreaterThanOrEqual(from);
      expect(h).toBeLessThanOrEqual(to);
    }
  });

  test('skies differ, and a brand without a hue gets greys', () => {
    const {skies} = paletteOf(colours[mode], mode, undefined);
    expect(new Set(skies.map(({ground}) => ground)).size).toBe(8);
    const lightness = skies.map(({ground}) => oklchOf(ground).l);
    expect(lightness[3]! - lightness[7]!).toBeGreaterThan(0.1);
    const grey = paletteOf({...colours[mode], accent: '#777777'}, mode, undefined);
    for (const {ground} of grey.skies) {
      expect(new Set(ground.slice(1).match(/../g)).size).toBe(1);
    }
    expect(new Set(Object.values(grey.code)).size).toBe(5);
  });
});
