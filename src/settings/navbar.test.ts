import {expect, test} from 'vitest';
import {inlineDrawing, rightByDefault} from './navbar';

test('a small drawing becomes an address that holds it', () => {
  const address = inlineDrawing('../tests/product/fixtures/everything/static/img/day.svg');
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns='http:/);
  expect(address).not.toMatch(/[\s"<>#\\^`{|}]/);
  const drawing = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  expect(drawing).toContain("stroke='#c8691b'");
});

test('a picture that is not there is named, with what to do', () => {
  expect(() => inlineDrawing('img/none.svg')).toThrow(
    'There is no static/img/none.svg, which src/site/identity.ts names: put the file there',
  );
});

test('items without a position stand on the right', () => {
  const items = rightByDefault([{label: 'A'}, {label: 'B', position: 'left'}]);
  expect(items.map(({position}) => position)).toEqual(['right', 'left']);
});
