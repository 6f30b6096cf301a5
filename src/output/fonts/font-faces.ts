import {readFileSync} from 'node:fs';
import {measureFont} from '../../lib/es-packages.cjs';
import type {Font, FontOfRole, TitleFont} from '../../settings/font';
import {fontsAttribute} from '../../lib/contracts';
import {weights} from '../../lib/design-tokens';
import {fileOfFont, subsetAxes} from '../../settings/subset';

type Fonts = {title: TitleFont; text: FontOfRole; italic: Font; code: FontOfRole};

/** A font that systems have, where it stands in for one of the site's. */
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
  /** The weights for which it stands in; all by default. */
  weights?: string;
  /** The one of them that it is as wide as. */
  at: number;
};

/** The weight of titles, and the width of letters, in parts of an em, that suits the sizes of src/css/tokens.css. */
const large = {weight: weights.bold, width: 0.404};

const arial = {
  names: ['Liberation Sans', 'Arial', 'ArialMT', 'Roboto'],
  width: 917 / 2048,
};

/** By the kind of font: families, each with its faces. */
const systemFonts: Record<FontOfRole['fallback'], SystemFont[][]> = {
  sans: [
    [
      {...arial, weights: '100 449', at: weights.regular},
      {...arial, weights: '450 549', at: weights.medium},
      {
        names: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold'],
        width: 984 / 2048,
        weights: '550 900',
        at: large.weight,
      },
    ],
  ],
  // They differ in width, so each is a family of its own; browsers make the bold and the italic.
  serif: [
    {names: ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT'], width: 842 / 2048},
    {names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 481 / 1000},
  ].map((font) => [{...font, at: weights.regular}]),
  // All are three fifths of an em wide.
  mono: [],
};

const generic = {
  sans: 'system-ui, sans-serif',
  serif: 'ui-serif, serif',
  mono: "'Courier New', 'Liberation Mono', ui-monospace, monospace",
};

/** The weights that a font has, as `font-weight` of a face writes them. */
function weightsOf({axes: {wght}}: Font): string {
  return typeof wght === 'object' ? `${wght.min} ${wght.max}` : String(wght ?? weights.regular);
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
  {names, width, weights}: SystemFont,
  font: Awaited<ReturnType<typeof measure>>,
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
  const families = systemFonts[font.fallback].map((faces, index) => ({
    name: `Site ${role} Fallback${index === 0 ? '' : ` ${index + 1}`}`,
    faces,
  }));
  const weights = new Set(families.flatMap(({faces}) => faces.map(({at}) => at)));
  const measured = new Map(
    await Promise.all([...weights].map(async (at) => [at, await measure(font, at)] as const)),
  );
  return {
    css: families
      .flatMap(({name, faces}) =>
        faces.map((one) => fallbackFace(name, one, measured.get(one.at)!)),
      )
      .join(''),
    names: [...families.map(({name}) => `'${name}'`), generic[font.fallback]].join(', '),
  };
}

/** Text is shown in the fallback until its font has come. The two are as wide, so hardly a line breaks elsewhere. */
const face = (family: string, address: string, font: Font, style = 'normal') => `@font-face {
  font-family: 'Site ${family}';
  src: /* webpackIgnore: true */ url('${address}') format('woff2');
  font-weight: ${weightsOf(font)};
  font-style: ${style};
  font-display: swap;
}
`;

/**
 * The style sheet of the fonts: their faces, and the names of what stands in for them, which are all that text is set in
 * until `afterFirstPaint` has shown the fonts.
 *
 * @param addressOf the file of a font that readers download
 */
export async function fontFaces(
  {title, text, italic, code}: Fonts,
  addressOf: (role: keyof Fonts) => string,
): Promise<string> {
  const fallbacks = {
    Title: await fallbacksOf('Title', title),
    Text: await fallbacksOf('Text', text),
    Code: await fallbacksOf('Code', code),
  };
  const {width} = await measure(title, large.weight);
  const families = (withFonts: boolean) =>
    Object.entries(fallbacks)
      .map(
        ([role, {names}]) =>
          `--site-font-${role.toLowerCase()}: ${withFonts ? `'Site ${role}', ` : ''}${names};`,
      )
      .join(' ');
  return [
    face('Title', addressOf('title'), title),
    face('Text', addressOf('text'), text),
    // Only pages with italics fetch it.
    face('Text', addressOf('italic'), italic, 'italic'),
    face('Code', addressOf('code'), code),
    ...Object.values(fallbacks).map(({css}) => css),
    `@layer site.brand {
  :root {
    ${families(true)}
    --site-title-scale: ${Number(Math.min(1, large.width / width).toFixed(3))};
    --site-word-spacing: ${title.wordSpacing ?? 0}em;
  }
  @media (scripting: enabled) {
    :root:not([${fontsAttribute}]) { ${families(false)} }
  }
}
`,
  ].join('\n');
}
