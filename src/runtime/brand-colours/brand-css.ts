import {themeAttribute} from '../../lib/contracts';
import {columnsByWindow} from '../../lib/columns';
import {breakpoints, navbarBreakpoint, weights} from '../../lib/design-tokens';
import {paletteOf} from '../../settings/palette';
import type {Colours, Identity} from '../../settings/schema';

type Given = Pick<Identity, 'colours' | 'palette'>;

/** The token that each colour of the identity becomes. */
const tokens: Readonly<Record<keyof Colours, string>> = {
  paper: '--site-page',
  surface: '--site-panel',
  line: '--site-hairline',
  muted: '--site-text-quiet',
  ink: '--site-text',
  accent: '--site-link',
};

/** Custom properties, each with its value in light and dark mode. */
const declarations = <Name extends string>(
  day: Record<Name, string>,
  night: Record<Name, string>,
  property: (name: Name) => string,
) =>
  (Object.keys(day) as Name[])
    .map((name) => `${property(name)}: light-dark(${day[name]}, ${night[name]});`)
    .join(' ');

/** The width of a text and the room beside it, as widths of windows change them. */
const columnTokens = columnsByWindow
  .map(({from, measure, margin}) => {
    const both = `--site-measure: ${measure}rem; --site-margin: ${margin}rem;`;
    return from === 0 ? both : `@media (width >= ${from}rem) { ${both} }`;
  })
  .join('\n    ');

const weightTokens = Object.entries(weights)
  .map(([name, weight]) => `--site-weight-${name}: ${weight};`)
  .join(' ');

/** Definitions that each sheet gets: `@media (--from-wide)` is what PostCSS makes `(width >= 80rem)` of. */
export const customMedia = Object.entries(breakpoints)
  .flatMap(([name, width]) => [
    `@custom-media --from-${name} (width >= ${width}rem);`,
    `@custom-media --below-${name} (width < ${width}rem);`,
  ])
  .concat(
    `@custom-media --navbar-links (width > ${navbarBreakpoint}em);`,
    `@custom-media --navbar-menu (width <= ${navbarBreakpoint}em);`,
  )
  .join('');

/**
 * The style sheet of what the build has from code: the tokens of the site (src/css/tokens.css explains them), in the layer
 * below all of its own styles, and for each sky a class that sets `--sky-ground`, `--sky-line` and `--sky-disc`. Paper is
 * white in dark mode, too, so it has the colours of the day.
 */
export function brandCss({colours, palette}: Given): string {
  const day = paletteOf(colours.day, 'day', palette?.day);
  const night = paletteOf(colours.night, 'night', palette?.night);
  const skies = day.skies.map(
    (sky, index) =>
      `.sky-${index} { ${declarations(sky, night.skies[index]!, (name) => `--sky-${name}`)} }`,
  );
  return `@layer site.brand {
  :root {
    color-scheme: light;
    ${columnTokens}
    ${weightTokens}
    ${declarations(colours.day, colours.night, (name) => tokens[name])}
    --site-sun: light-dark(${day.sun}, ${night.sun});
    --site-marked: light-dark(${day.marked}, ${night.marked});
    ${declarations(day.code, night.code, (name) => `--site-code-${name}`)}
  }
  ${skies.join('\n  ')}
  @media not print {
    [${themeAttribute}='dark'] { color-scheme: dark; }
  }
}
`;
}
