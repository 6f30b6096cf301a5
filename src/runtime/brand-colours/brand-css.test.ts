import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {brandCss} from './brand-css';

test('each colour and sky has its values in light and dark mode, and paper the colours of the day', () => {
  const {day, night} = identity.colours;
  const [byDay, byNight] = (['day', 'night'] as const).map(
    (mode) => paletteOf(identity.colours[mode], mode, identity.palette?.[mode]).skies[7],
  );
  const css = brandCss(identity);
  expect(css).toContain(`--site-link: light-dark(${day.accent}, ${night.accent});`);
  expect(css).toContain(`.sky-7 { --sky-ground: light-dark(${byDay!.ground}, ${byNight!.ground});`);
  expect(css).toMatch(/@media not print \{\s*\[data-theme='dark'\] \{ color-scheme: dark; \}/);
});
