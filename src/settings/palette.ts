import {clampChroma, converter, formatHex, interpolate, wcagContrast} from 'culori';
import type {Colours, Identity} from './schema';

export type Mode = 'day' | 'night';

export type Palette = Required<NonNullable<NonNullable<Identity['palette']>[Mode]>>;

export type Sky = Palette['skies'][number];

const oklch = converter('oklch');

/** The contrast of all that is drawn or written on a sky, and of code: what WCAG 2.2 asks for at level AAA. */
export const drawnContrast = 7;

/** The eight skies: whether each is dark in light mode, and how near it is to noon, from 0 to 1. No two are as near. */
const hours = Array.from({length: 8}, (_hour, index) => ({
  isDark: index < 2 || index > 5,
  noon: 1 - Math.abs(index - 3.3) / 4,
}));

/** Hues of OKLCH: those from leaf green to violet are cool, and become lighter towards cyan; all others, towards yellow. */
const [green, cyan, violet, yellow] = [125, 200, 305, 90];
const isCool = (hue: number) => hue > green && hue < violet;

/**
 * The hue of a sky: by night that of the accent, or for a warm one a redder one; the nearer noon is, from 0 to 1, the
 * more it turns to cyan or yellow.
 */
function hueAt(noon: number, hue: number): number {
  if (isCool(hue)) {
    return hue + noon * Math.max(-42, Math.min(42, cyan - hue));
  }
  // Purple is next to red.
  const warm = hue >= violet ? hue - 360 : hue;
  return warm - 30 + noon * Math.min(72, yellow + 30 - warm);
}

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

/** How much of one colour covers another, from 0 to 1. */
export const tinted = (ground: string, colour: string, share: number) =>
  formatHex(interpolate([ground, colour], 'rgb')(share));

/** The least that a marked line of code has of the sun (src/settings/contrast.ts holds other colours to it). */
export const leastMark = 0.08;

/** The ground of a marked line of code: as much of the sun as leaves comments and links legible (WCAG 2.2, level AA). */
export function markedGround({surface, muted, accent}: Colours, sun: string, mode: Mode): string {
  const most = mode === 'day' ? 0.3 : 0.16;
  for (let share = most; share > leastMark; share -= 0.01) {
    const ground = tinted(surface, sun, share);
    if ([muted, accent].every((colour) => wcagContrast(colour, ground) >= 4.5)) {
      return ground;
    }
  }
  return tinted(surface, sun, leastMark);
}

/** The colours that an identity leaves to the build: eight skies that suit the accent, and the colours of code. */
export function paletteOf(
  colours: Colours,
  mode: Mode,
  given: Partial<Palette> | undefined,
): Palette & {marked: string} {
  const {h, c} = oklchOf(colours.accent);
  // A brand in black and white stays one, and a pale one pale.
  const strength = Math.min(1, c / 0.08);
  const sun = given?.sun ?? colours.accent;
  // It is warm in any sky.
  const sunLow = hex(0.8, 0.15 * strength, 75);
  const sunHigh = hex(0.97, 0.06 * strength, 95);
  // Cool colours that are as light as warm ones look faded.
  const day = isCool(h) ? {l: 0.66, c: 0.11} : {l: 0.74, c: 0.13};
  const skies = hours.map(({isDark, noon}): Sky => {
    const hue = hueAt(noon, h);
    if (mode === 'night') {
      const ground = hex(0.2 + 0.14 * noon, (0.05 + 0.1 * noon) * strength, hue);
      return {ground, line: legible({l: 0.84, c: 0.1 * strength, h: hue}, ground), disc: sunLow};
    }
    const ground = isDark
      ? hex(0.3 + 0.1 * noon, 0.1 * strength, hue)
      : hex(day.l + 0.12 * noon, day.c * strength, hue);
    return {
      ground,
      line: legible(oklchOf(isDark ? colours.paper : colours.ink), ground),
      disc: isDark ? sunLow : sunHigh,
    };
  }) as unknown as Palette['skies'];
  // Code has colours in any brand, if quiet ones.
  const chroma = 0.12 * Math.max(0.5, strength);
  const marked = markedGround(colours, sun, mode);
  const code = (turn: number) => {
    const hue = {l: mode === 'day' ? 0.42 : 0.82, c: chroma, h: h + turn};
    const colour = legible(hue, colours.surface);
    return wcagContrast(colour, marked) >= 4.5 ? colour : legible(hue, marked);
  };
  return {
    sun,
    marked,
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
