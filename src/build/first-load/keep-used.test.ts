import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {keepUsed, removeUnusedProperties} from './keep-used';

const words = new Set(['html', 'body', 'p', 'a', '.on', '#here']);

function kept(css: string, isAdded?: (name: string) => boolean): string {
  const root = postcss.parse(css);
  keepUsed(root, words, isAdded);
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('a rule stays', () => {
  test.each([
    'p{color:red}',
    '.on{color:red}',
    '#here{color:red}',
    ':root{color:red}',
    '*{color:red}',
    ':focus-visible{color:red}',
    'a:hover .on::before{color:red}',
    '[data-theme=dark] p{color:red}',
    ':is(table,p) a{color:red}',
    '@media print{p{color:red}}',
    '@keyframes x{from{top:0}to{top:1px}}',
  ])('%s', (css) => {
    expect(kept(css)).toBe(css);
  });
});

describe('a rule goes', () => {
  test.each([
    'table{color:red}',
    '#there{color:red}',
    'p .off{color:red}',
    ':is(table,.off) p{color:red}',
    ':where(.off):hover{color:red}',
    '@media print{@supports (top:0){.off{color:red}}}',
  ])('%s', (css) => {
    expect(kept(css)).toBe('');
  });
});

test('of several selectors those stay that something can match', () => {
  expect(kept('.off,p,.on table{color:red}')).toBe('p{color:red}');
});

test('what scripts add stays', () => {
  expect(kept('.menu--open p{color:red}', (name) => name.startsWith('menu'))).not.toBe('');
});

test('custom properties go that nothing uses, and those that only they use', () => {
  const root = postcss.parse(':root{--a:1px;--b:var(--a);--c:2px}p{top:var( --c )}');
  removeUnusedProperties(root);
  expect(root.toString()).toBe(':root{--c:2px}p{top:var( --c )}');
});
