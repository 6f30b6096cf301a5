import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {brandCss} from './brand-css';

test('each mode gets its own colours, below the layers of the site', () => {
  const css = brandCss(identity.colours);
  expect(css).toMatch(/^@layer site\.brand \{/);
  expect(css).toContain(
    `:root { color-scheme: light; --brand-paper: ${identity.colours.day.paper};`,
  );
  expect(css).toContain(`--brand-accent: ${identity.colours.night.accent};`);
});
