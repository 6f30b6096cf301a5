import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {brandCss} from './brand-css';

test('each colour has its values in light and dark mode, below the layers of the site', () => {
  const css = brandCss(identity);
  const {day, night} = identity.colours;
  expect(css).toMatch(/^@layer site\.brand \{/);
  expect(css).toContain(`--site-page: light-dark(${day.paper}, ${night.paper});`);
  expect(css).toContain(`--site-link: light-dark(${day.accent}, ${night.accent});`);
});

test('each sky is a class, in light and dark mode', () => {
  const css = brandCss(identity);
  const [day, night] = (['day', 'night'] as const).map(
    (mode) => paletteOf(identity.colours[mode], mode, identity.palette?.[mode]).skies,
  );
  for (const [index, {ground}] of day!.entries()) {
    expect(css).toContain(
      `.sky-${index} { --sky-ground: light-dark(${ground}, ${night![index]!.ground});`,
    );
  }
});

test('paper has the colours of the day', () => {
  expect(brandCss(identity)).toMatch(
    /@media not print \{\s*\[data-theme='dark'\] \{ color-scheme: dark; \}/,
  );
});
