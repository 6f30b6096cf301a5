import {clampChroma, converter, formatHex, wcagContrast} from 'culori';
import type {Colours, Identity} from './schema';

export type Mode = 'day' | 'night';

export type Palette = Required<NonNullable<NonNullable<Identity['palette']>[Mode]>>;

export type Sky = Palette['skies'][number];

const oklch = converter('oklch');

/** The contrast of all that is drawn or written on a sky, and of code: what WCAG 2.2 asks for at level AAA. */
export const drawnContrast = 7;

/** Rows of the eight skies: whether each is dark in light mode, and how near it is to noon, from 0 to 1. */
const hours = Array.from({length: 8}, (_hour, index) => ({
  isDark: index < 2 || index > 5,
  noon: 1 - Math.abs(index - 3.5) / 4,
  // Dawn is redder than noon, and dusk yellower than night.
  turn: (index - 3.5) * 12,
}));

const hex = (l: number, c: number, h: number) =>
  formatHex(clampChroma({mode: 'oklch', l, c, h}, 'oklch'));

type Oklch = {l: number; c: number; h: number};

export function oklchOf(colour: string): Oklch {
  const {l, c, h = 0} = oklch(colour)!;
  return {l, c, h};
}

/** The colour of a hue that is nearest in lightness to one, and passes; `null` if there is none. */
export function nearestOf({l, c, h}: Oklch, passes: (value: string) => boolean): string | null {
  // The steps are smaller than those of a hex colour.
  for (let distance = 0; distance <= 1; distance += 0.002) {
    const found = [l - distance, l + distance]
      .map((lightness) => hex(Math.min(1, Math.max(0, lightness)), c, h))
      .find(passes);
    if (found) {
      return found;
    }
  }
  return null;
}

/** The nearest colour that has enough contrast on a ground. */
const legible = (colour: Oklch, ground: string): string =>
  nearestOf(colour, (value) => wcagContrast(value, ground) >= drawnContrast) ??
  // Black or white is legible on anything, if not as much as it should be.
  (wcagContrast('#000000', ground) > wcagContrast('#ffffff', ground) ? '#000000' : '#ffffff');

/**
 * The colours that an identity leaves to the build: eight skies around the hue of the accent, and the colours
 * of code.
 *
 * @param given those that it names itself
 */
export function paletteOf(
  colours: Colours,
  mode: Mode,
  given: Partial<Palette> | undefined,
): Palette {
  const {h, c: chroma} = oklchOf(colours.accent);
  // A brand in black and white stays one.
  const strength = chroma < 0.02 ? 0 : 1;
  const sun = given?.sun ?? colours.accent;
  const skies = hours.map(({isDark, noon, turn}): Sky => {
    const hue = h + turn;
    if (mode === 'night') {
      const ground = hex(0.22 + 0.05 * noon, 0.06 * strength, hue);
      return {
        ground,
        line: legible({l: 0.84, c: 0.1 * strength, h: hue}, ground),
        disc: hex(0.76, 0.15 * strength, hue),
      };
    }
    const ground = isDark
      ? hex(0.3 + 0.1 * noon, 0.1 * strength, hue)
      : hex(0.76 + 0.12 * noon, 0.13 * strength, hue);
    return {
      ground,
      line: legible(oklchOf(isDark ? colours.paper : colours.ink), ground),
      disc: isDark ? hex(0.76, 0.15 * strength, hue) : hex(0.98, 0.02 * strength, hue),
    };
  }) as unknown as Palette['skies'];
  const code = (turn: number) =>
    legible({l: mode === 'day' ? 0.42 : 0.82, c: 0.12 * strength, h: h + turn}, colours.surface);
  return {
    sun,
    skies: given?.skies ?? skies,
    code: given?.code ?? {
      keyword: code(-60),
      string: code(0),
      number: code(-25),
      function: code(180),
      type: code(-110),
    },
  };
}
