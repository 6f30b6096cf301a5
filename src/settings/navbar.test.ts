import type {NavbarItem} from '@docusaurus/theme-common';
import {expect, describe, test} from 'vitest';
import {rightByDefault} from './navbar';

describe('rightByDefault', () => {
  test('sends items without a position to the right, and leaves the others', () => {
    const items: NavbarItem[] = [
      {label: 'A'},
      {label: 'B', position: 'left'},
      {label: 'C', position: 'right'},
    ];
    expect(rightByDefault(items).map(({position}) => position)).toEqual(['right', 'left', 'right']);
  });
});
