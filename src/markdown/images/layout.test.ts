import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {widthsOf} from './layout';

describe('the widths that a picture is made in', () => {
  test.each([
    {source: 4000, made: [720, 1440], of: 'a large one: the column, once and twice'},
    {source: 1200, made: [720, 1200], of: 'a smaller one: never wider than it is'},
    {source: 800, made: [800], of: 'one little wider than the column: its own'},
    {source: 16, made: [16], of: 'an icon: its own'},
  ])('$of', ({source, made}) => {
    expect(widthsOf(source)).toEqual(made);
  });

  test('fit the column of text as the styles have it', () => {
    const css = readFileSync(join(import.meta.dirname, '../../css/tokens.css'), 'utf8');
    const measures = [...css.matchAll(/--site-measure: ([\d.]+)rem;/g)].map(([, rem]) =>
      Number(rem),
    );
    const measure = Math.max(...measures) * 16;
    const [column] = widthsOf(4000);
    expect(column).toBeGreaterThanOrEqual(measure);
    expect(column).toBeLessThan(measure * 1.1);
  });
});
