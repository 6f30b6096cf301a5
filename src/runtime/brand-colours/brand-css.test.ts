import {expect, test} from 'vitest';
import {columns} from '../../lib/columns';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {brandCss} from './brand-css';

test('each colour and sky has its values in light and dark mode, and paper the colours of the day', () => {
  const {day, night} = identity.colours;
  const [byDay, byNight] = (['day', 'night'] as const).map(
    (mode) => paletteOf(identity.colours[mode], mode, identity.palette?.[mode]).skies[7],
  );
  const css = brandCss(identity);
  for (const [token, name] of [
    ['page', 'paper'],
    ['panel', 'surface'],
    ['hairline', 'line'],
    ['text-quiet', 'muted'],
    ['text', 'ink'],
    ['link', 'accent'],
  ] as const) {
    expect(css).toContain(` --site-${token}: light-dark(${day[name]}, ${night[name]});`);
  }
  expect(css).toContain(`.sky-7 { --sky-ground: light-dark(${byDay!.ground}, ${byNight!.ground});`);
  expect(css).toMatch(/@media not print \{\s*\[data-theme='dark'\] \{ color-scheme: dark; \}/);
});

test('the column of a text is as wide in the sheet as the build takes it to be', () => {
  const css = brandCss(identity);
  const measures = [...css.matchAll(/--site-measure: ([\d.]+)rem/g)].map(([, rem]) => +rem! * 16);
  expect(css).toMatch(/:root \{\s*color-scheme: light;\s*--site-measure: /);
  expect(css).toContain(
    '@media (width >= 48rem) { --site-measure: 45rem; --site-margin: 3.125rem; }',
  );
  expect([Math.min(...measures), Math.max(...measures)]).toEqual([
    columns.narrowest,
    columns.widest,
  ]);
});
