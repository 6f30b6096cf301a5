import {expect, test} from 'vitest';
import {Graphviz} from '../lib/es-modules.cjs';
import {TooLong, withTimeLimit} from './time-limit';

const forEver = () => {
  for (;;);
};

test('work that ends gives what it gives, or throws what it throws', () => {
  expect(withTimeLimit('It', () => 7)).toBe(7);
  expect(() =>
    withTimeLimit('It', () => {
      throw new RangeError('Too far');
    }),
  ).toThrow(new RangeError('Too far'));
});

test('work without end is interrupted, and says what it was', () => {
  expect(() => withTimeLimit('The diagram', forEver, 0.05)).toThrow(
    new TooLong('The diagram takes longer than 0.05 seconds'),
  );
});

test('so is what does not run as JavaScript: a pattern, and WebAssembly', async () => {
  const slow = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);
  expect(() => withTimeLimit('The pattern', slow, 0.05)).toThrow(TooLong);
  const graphviz = await Graphviz.load();
  // Drawing them all takes more than a minute.
  const edges = Array.from(
    {length: 1000},
    (_, at) => `n${at % 300} -> n${(at * 7919 + Math.floor(at / 300) * 104_729 + 13) % 300}`,
  );
  const draw = () => graphviz.dot(`digraph { ${edges.join('; ')} }`, 'svg');
  expect(() => withTimeLimit('The diagram', draw, 0.05)).toThrow(TooLong);
});
