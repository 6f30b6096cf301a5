import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {paletteOf} from '../../settings/palette';
import {brandCss} from './brand-css';

test('each mode gets its own colours, below the layers of the site', () => {
  const css = brandCss(identity);
  expect(css).toMatch(/^@layer site\.brand \{/);
  expect(css).toContain(
    `:root { color-scheme: light; --brand-paper: ${identity.colours.day.paper};`,
  );
  expect(css).toContain(`--brand-accent: ${identity.colours.night.accent};`);
});

test('each sky is a class, by day and by night', () => {
  const css = brandCss(identity);
  for (const mode of ['day', 'night'] as const) {
    const {skies} = paletteOf(identity.colours[mode], mode, identity.palette?.[mode]);
    for (const {ground} of skies) {
      expect(css).toContain(`--sky-ground: ${ground};`);
    }
  }
  expect(css.match(/\.sky-7 \{/g)).toHaveLength(2);
});
