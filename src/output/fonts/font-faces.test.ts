import {expect, test} from 'vitest';
import {fonts} from '../../site/fonts';
import {fontFaces} from './font-faces';

const archivo = {
  name: '@fontsource-variable/archivo',
  file: 'files/archivo-latin-wdth-normal.woff2',
  axes: {wdth: 84, wght: {min: 400, max: 700}},
  features: [],
};

const addressOf = (role: string) => `/${role}.woff2`;

const faces = (css: string) =>
  css.split('@font-face').map((face) => ({
    family: /font-family: '(.*)'/.exec(face)?.[1],
    weight: /font-weight: (.*);/.exec(face)?.[1],
    size: Number(/size-adjust: (.*)%/.exec(face)?.[1]),
  }));

test('fonts have the weights of their axes, and fallbacks as wide as they are', async () => {
  const css = await fontFaces({...fonts, title: {...archivo, fallback: 'sans'}}, addressOf);
  expect(faces(css)).toContainEqual({family: 'Site Title', weight: '400 700', size: NaN});
  const [regular, medium, bold] = faces(css).filter(({family}) => family === 'Site Title Fallback');
  expect(regular).toMatchObject({weight: '100 449'});
  expect(medium).toMatchObject({weight: '450 549'});
  expect(bold).toMatchObject({weight: '550 900'});
  // The widths of English prose give 84.9 at 400, and 84.6 at 700.
  expect(Math.abs(regular!.size - 84.9)).toBeLessThan(1);
  expect(Math.abs(bold!.size - 84.6)).toBeLessThan(1);
});

test('large titles in a wider font are smaller, and only narrow spaces are widened', async () => {
  const {wordSpacing: _, ...title} = {...fonts.title, axes: {wdth: 100, wght: 660}};
  const [ours, wider] = [
    await fontFaces(fonts, addressOf),
    await fontFaces({...fonts, title}, addressOf),
  ];
  expect(ours).toContain('--site-title-scale: 1;');
  expect(ours).toContain('--site-word-spacing: 0.1em;');
  expect(Number(/--site-title-scale: (.*);/.exec(wider)?.[1])).toBeCloseTo(0.84, 1);
  expect(wider).toContain('--site-word-spacing: 0em;');
});

test('an owner may take a font without axes, and serifs for titles', async () => {
  const css = await fontFaces(
    {
      ...fonts,
      title: {...archivo, axes: {}, fallback: 'serif'},
      text: {...archivo, axes: {wght: 500}, fallback: 'sans'},
    },
    addressOf,
  );
  expect(faces(css)).toContainEqual({family: 'Site Title', weight: '400', size: NaN});
  expect(faces(css)).toContainEqual({family: 'Site Text', weight: '500', size: NaN});
  expect(css).toMatch(
    /--site-font-title: 'Site Title', 'Site Title Fallback', .*, ui-serif, serif;/,
  );
  expect(css).toContain(
    "--site-font-text: 'Site Text', 'Site Text Fallback', system-ui, sans-serif;",
  );
});
