import {interpolate, wcagContrast} from 'culori';
import {describe, expect, test} from 'vitest';
import {identity} from '../../site/identity';
import type {Colours} from '../../site/schema';
import {brandCss} from './brand-css';

// The contract written in src/css/base.css: what stands on the page and on its panels.
const contract: Array<[colour: keyof Colours, use: string, ratio: number]> = [
  ['ink', 'text', 7],
  ['muted', 'secondary text and outlines', 4.5],
  ['accent', 'links and focus', 4.5],
];

describe.each(Object.entries(identity.colours))('by %s', (_mode, colours) => {
  for (const [colour, use, ratio] of contract) {
    test.each(['paper', 'surface'] as const)(`${colour} (${use}) on %s is ${ratio}:1`, (ground) => {
      expect(wcagContrast(colours[colour], colours[ground])).toBeGreaterThanOrEqual(ratio);
    });
  }

  test('a literal on a highlighted line of code, tinted with the accent, is 4.5:1', () => {
    const tinted = interpolate([colours.surface, colours.accent], 'rgb')(0.08);
    expect(wcagContrast(colours.accent, tinted)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colours.muted, tinted)).toBeGreaterThanOrEqual(4.5);
  });

  test('paper on the accent, as on a button, is 4.5:1', () => {
    expect(wcagContrast(colours.paper, colours.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

test('each mode gets its own colours, below the layers of the site', () => {
  const css = brandCss(identity.colours);
  expect(css).toMatch(/^@layer site\.brand \{/);
  expect(css).toContain(
    `:root { color-scheme: light; --brand-paper: ${identity.colours.day.paper};`,
  );
  expect(css).toContain(`--brand-accent: ${identity.colours.night.accent};`);
});
