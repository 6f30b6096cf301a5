import {themeAttribute} from '../../lib/contracts';
import {paletteOf, type Mode} from '../../settings/palette';
import type {Identity} from '../../settings/schema';

type Given = Pick<Identity, 'colours' | 'palette'>;

/** Custom properties. */
const declarations = (values: Record<string, string>, prefix: string) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join(' ');

function rulesOf({colours, palette}: Given, mode: Mode): string {
  const {sun, skies, code} = paletteOf(colours[mode], mode, palette?.[mode]);
  const root = mode === 'day' ? ':root' : `[${themeAttribute}='dark']`;
  const within = mode === 'day' ? '' : `${root} `;
  const ofSkies = skies
    .map((sky, index) => `${within}.sky-${index} { ${declarations(sky, 'sky')} }`)
    .join('\n  ');
  const scheme = mode === 'day' ? 'light' : 'dark';
  const brand = declarations({...colours[mode], sun}, 'brand');
  const ofCode = declarations(code, 'site-code');
  return `${root} { color-scheme: ${scheme}; ${brand} ${ofCode} }
  ${ofSkies}`;
}

/**
 * The style sheet that gives the brand's colours their names, `--brand-paper` and so on, in the layer below all
 * of the site's own styles. A class for each sky sets `--sky-ground`, `--sky-line` and `--sky-disc`.
 * Paper is white by night, too, so it has the colours of the day.
 */
export function brandCss(given: Given): string {
  return `@layer site.brand {
  ${rulesOf(given, 'day')}
  @media not print {
  ${rulesOf(given, 'night')}
  }
}
`;
}
