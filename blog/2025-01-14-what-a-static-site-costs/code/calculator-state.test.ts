import fc from 'fast-check';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Calculator} from '../components/Calculator';
import {alarms} from './alarm';
import * as state from './calculator-state';
import {flood, spent, unnoticed} from './flood';
import {ends, spared} from './tables';

const {fields, hashOf, initial, names, readHash} = state;

const states = fc.record<state.State>({
  ...(Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof(
        fc.constant(initial[name]),
        fc.double({min: 0, max: fields[name].max, noNaN: true}).map(
          // There is one nought in an address.
          (value) => value + 0,
        ),
      ),
    ]),
  ) as Record<state.Name, fc.Arbitrary<number>>),
  free: fc.boolean(),
});

test('a state comes back from its hash', () => {
  fc.assert(
    fc.property(states, (given) => {
      expect(readHash(hashOf(given))).toEqual(given);
    }),
  );
});

test('the assumptions need no hash', () => {
  expect(hashOf(initial)).toBe('');
  expect(readHash('')).toEqual(initial);
});

test.each([
  '#the-model',
  '#views=',
  '#views=-1',
  '#views=many',
  '#views=1e99',
  '#hits=101',
  '#views=1&other=2',
  '#free=2',
  '#%E0%A4%A',
])('%s is ignored', (hash) => {
  expect(readHash(hash)).toBeNull();
});

test('the flood of the calculator is that of the post', () => {
  expect(state.floodOf(initial)).toBeCloseTo(spent(ends.switch), 10);
  expect(state.firstFloodOf(initial)).toBeCloseTo(spared.switch, 10);
  expect(initial.floodMB * 1e6).toBe(flood.perSecond * flood.bytes);
  expect(initial.floodRequests).toBe(flood.perSecond);
  expect(initial.floodMinutes).toBe(Math.round(ends.switch * 60));
});

test('the limits of the calculator are those of the alarms', () => {
  expect(initial.limitGB * 1e9).toBe(alarms.bytes);
  expect(initial.limitRequests).toBe(alarms.requests);
  expect(state.unseenOf(initial)).toBeCloseTo(unnoticed, 10);
});

test('the page holds the bill of the assumptions before any script', () => {
  const html = renderToString(createElement(Calculator));
  expect(html).toContain('$0.58');
  expect(html).toContain('value="100000"');
});
