import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {foldProperties} from './fold-properties';

function folded(css: string, isNamedElsewhere: (name: string) => boolean = () => false): string {
  const root = postcss.parse(css);
  foldProperties(root, {
    isReplaceable: (layer) => layer.startsWith('stock'),
    isNamedElsewhere,
  });
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('a custom property is written where it is used', () => {
  test.each([
    [':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
    [':root{--a:1px}p{top:calc(var(--a)*2)}', 'p{top:calc( 1px *2)}'],
    [':root{--a:1px}p{top:var(--a, var(--b, 2px))}', 'p{top:1px}'],
    [':root{--a:1px;--b:var(--a) 0}p{margin:var(--b)}', 'p{margin:1px 0}'],
    ['@layer x{html{--a:1px}}p{top:var(--a)}', 'p{top:1px}'],
  ])('%s', (css, expected) => {
    expect(folded(css)).toBe(expected);
  });
});

describe('one that changes stays', () => {
  test.each([
    ['with the colour mode', ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    ['with the window', '@media (width>1px){:root{--a:1px}}p{top:var(--a)}'],
    ['inside an element', ':root{--a:1px}main{--a:2px}p{top:var(--a)}'],
    ['through another', ':root{--a:var(--b);--b:1px}main{--b:2px}p{top:var(--a)}'],
    ['or names itself', ':root{--a:var(--a)}p{top:var(--a)}'],
  ])('%s', (_how, css) => {
    expect(folded(css)).toBe(css);
  });

  test('by a script or an attribute', () => {
    const css = ':root{--a:1px}p{top:var(--a)}';
    expect(folded(css, (name) => name === '--a')).toBe(css);
  });
});

test('what the site sets for both colour modes replaces the definitions of the framework', () => {
  expect(
    folded(`@layer stock{:root{--a:1px}html[data-theme=dark]{--a:2px}}
      @layer site{:root,[data-theme=dark]{--a:3px}}p{top:var(--a)}`),
  ).toBe('p{top:3px}');
});
