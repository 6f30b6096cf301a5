import {themeAttribute} from '../../lib/contracts';
import type {Colours} from '../../site/schema';

const declarations = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--brand-${name}: ${value};`)
    .join(' ');

/**
 * The style sheet that gives the brand's colours their names, `--brand-paper` and so on, in the
 * layer below all of the site's own styles.
 */
export function brandCss({day, night}: {day: Colours; night: Colours}): string {
  return `@layer site.brand {
  :root { color-scheme: light; ${declarations(day)} }
  [${themeAttribute}='dark'] { color-scheme: dark; ${declarations(night)} }
}
`;
}
