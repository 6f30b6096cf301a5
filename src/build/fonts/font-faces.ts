import {readFileSync} from 'node:fs';
import type {Font, FontOfRole} from '../../settings/font';
import {fontsAttribute} from '../../lib/contracts';
import {fromBuffer as measureFont} from '@capsizecss/unpack';
import {fileOfFont, subsetAxes} from '../../settings/subset';

type Fonts = {title: FontOfRole; text: FontOfRole; italic: Font; code: FontOfRole};

/** A font that systems have. */
type SystemFont = {
  /**
   * Its names, and those of fonts that are as wide: first that of Linux, where the search for a font that is missing takes
   * longest, and comes before the first paint.
   */
  names: string[];
  /**
   * The average width of its letters in English text, in parts of an em, from @capsizecss/metrics 4.1.3. For Arial and Times,
   * up to a hundredth more: by that, the lines of whole pages in them were longer than in our fonts.
   */
  width: number;
};

const systemFonts: Record<
  FontOfRole['fallback'],
  Array<{regular: SystemFont; bold?: SystemFont}>
> = {
  sans: [
    {
      regular: {
        names: ['Liberation Sans', 'Arial', 'ArialMT', 'Roboto'],
        width: 917 / 2048,
      },
      bold: {
        names: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold'],
        width: 984 / 2048,
      },
    },
  ],
  // They differ in width, so each has a face of its own; browsers make the bold and the italic.
  serif: [
    {
      regular: {
        names: ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT'],
        width: 842 / 2048,
      },
    },
    {
      regular: {names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 481 / 1000},
    },
  ],
  // All are three fifths of an em wide.
  mono: [],
};

const generic = {
  sans: 'system-ui, sans-serif',
  serif: 'ui-serif, serif',
  mono: "'Courier New', 'Liberation Mono', ui-monospace, monospace",
};

const regularWeight = 400;

/** The weights for which a fallback has a face: the lightest and heaviest that it serves, and the one it is as wide as. */
const weights = {
  regular: ['100 449', 400],
  medium: ['450 549', 500],
  bold: ['550 900', 660],
} as const;

/** The weights that a font has, as `font-weight` of a face writes them. */
function weightsOf({axes: {wght}}: Font): string {
  return typeof wght === 'object' ? `${wght.min} ${wght.max}` : String(wght ?? regularWeight);
}

/** Measures a font at one weight, in parts of an em. */
async function measure(font: Font, weight: number) {
  const {wght, ...others} = font.axes;
  const at = typeof wght === 'object' ? Math.min(Math.max(weight, wght.min), wght.max) : wght;
  const axes = at === undefined ? others : {...others, wght: at};
  const file = await subsetAxes(readFileSync(fileOfFont(font)), {...font, axes}, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const {unitsPerEm, ascent, descent, lineGap, xWidthAvg} = await measureFont(file);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** A face of the system's font that takes as much room as the site's. */
function fallbackFace(
  family: string,
  {names, width}: SystemFont,
  font: Awaited<ReturnType<typeof measure>>,
  weights?: string,
): string {
  const size = font.width / width;
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};${weights ? `\n  font-weight: ${weights};` : ''}
  ascent-override: ${percent(font.ascent / size)};
  descent-override: ${percent(font.descent / size)};
  line-gap-override: ${percent(font.lineGap / size)};
  size-adjust: ${percent(size)};
}
`;
}

/** The faces that stand in for a font, and their names. */
async function fallbacksOf(role: string, font: FontOfRole) {
  const faces = await Promise.all(
    systemFonts[font.fallback].map(async ({regular, bold}, at) => {
      const family = `Site ${role} Fallback${at === 0 ? '' : ` ${at + 1}`}`;
      if (!bold) {
        return {family, css: fallbackFace(family, regular, await measure(font, regularWeight))};
      }
      const systemFonts = {regular, medium: regular, bold};
      const css = await Promise.all(
        Object.entries(weights).map(async ([name, [range, weight]]) =>
          fallbackFace(
            family,
            systemFonts[name as keyof typeof weights],
            await measure(font, weight),
            range,
          ),
        ),
      );
      return {family, css: css.join('')};
    }),
  );
  return {
    css: faces.map(({css}) => css).join(''),
    names: [...faces.map(({family}) => `'${family}'`), generic[font.fallback]].join(', '),
  };
}

/** Text is shown in the fallback until its font has come. The two are as wide, so hardly a line breaks elsewhere. */
const face = (family: string, file: string, font: Font, style = 'normal') => `@font-face {
  font-family: 'Site ${family}';
  src: url('site-font/${file}.woff2') format('woff2');
  font-weight: ${weightsOf(font)};
  font-style: ${style};
  font-display: swap;
}
`;

/**
 * The style sheet of the fonts: their faces, and the names of what stands in for them, which are all that text is set in
 * until `afterFirstPaint` has shown the fonts.
 */
export async function fontFaces({title, text, italic, code}: Fonts): Promise<string> {
  const fallbacks = {
    Title: await fallbacksOf('Title', title),
    Text: await fallbacksOf('Text', text),
    Code: await fallbacksOf('Code', code),
  };
  const families = (withFonts: boolean) =>
    Object.entries(fallbacks)
      .map(
        ([role, {names}]) =>
          `--site-font-${role.toLowerCase()}: ${withFonts ? `'Site ${role}', ` : ''}${names};`,
      )
      .join(' ');
  return [
    face('Title', 'title', title),
    face('Text', 'text', text),
    // Only pages with italics fetch it.
    face('Text', 'italic', italic, 'italic'),
    face('Code', 'code', code),
    ...Object.values(fallbacks).map(({css}) => css),
    `@layer site.brand {
  :root { ${families(true)} }
  @media (scripting: enabled) {
    :root:not([${fontsAttribute}]) { ${families(false)} }
  }
}
`,
  ].join('\n');
}
