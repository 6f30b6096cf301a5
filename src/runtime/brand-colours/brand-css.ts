import {themeAttribute} from '../../lib/contracts';
import {paletteOf, type Mode} from '../../settings/palette';
import type {Identity} from '../../settings/schema';

type Given = Pick<Identity, 'colours' | 'palette'>;

/** Custom properties. */
const declarations = (values: Record<string, string>, prefix: string) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join(' ');

const rootIn = (mode: Mode) => (mode === 'day' ? ':root' : `[${themeAttribute}='dark']`);

function skiesOf({colours, palette}: Given, mode: Mode): string {
  const {skies} = paletteOf(colours[mode], mode, palette?.[mode]);
  const within = mode === 'day' ? '' : `${rootIn(mode)} `;
  return skies
    .map((sky, index) => `${within}.sky-${index} { ${declarations(sky, 'sky')} }`)
    .join('\n  ');
}

function rulesOf(given: Given, mode: Mode): string {
  const {colours, palette} = given;
  const {sun, code} = paletteOf(colours[mode], mode, palette?.[mode]);
  const scheme = mode === 'day' ? 'light' : 'dark';
  const brand = declarations({...colours[mode], sun}, 'brand');
  const ofCode = declarations(code, 'site-code');
  return `${rootIn(mode)} { color-scheme: ${scheme}; ${brand} ${ofCode} }
  ${skiesOf(given, mode)}`;
}

const layer = (day: string, night: string) => `@layer site.brand {
  ${day}
  @media not print {
  ${night}
  }
}
`;

/** The classes of the skies, which `brandCss` contains: a page has only those of its own. */
export const skiesCss = (given: Given): string =>
  layer(skiesOf(given, 'day'), skiesOf(given, 'night'));

/**
 * The style sheet that gives the brand's colours their names, `--brand-paper` and so on, in the layer below all
 * of the site's own styles. A class for each sky sets `--sky-ground`, `--sky-line` and `--sky-disc`.
 * Paper is white by night, too, so it has the colours of the day.
 */
export function brandCss(given: Given): string {
  return layer(rulesOf(given, 'day'), rulesOf(given, 'night'));
}
