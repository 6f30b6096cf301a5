import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keyboardClass} from '../../lib/contracts';
import {keyboardMarker} from './keyboard-marker';

let classes: Set<string>;
let focused: object | null;
let document: EventTarget;

beforeEach(() => {
  classes = new Set();
  focused = null;
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  document = Object.assign(new EventTarget(), {querySelector: () => focused, body: {classList}});
  vi.stubGlobal('document', document);
  keyboardMarker();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (key: string) => document.dispatchEvent(Object.assign(new Event('keydown'), {key}));

test('Tab marks the body, and a press of the mouse takes the mark off', () => {
  expect([...classes]).toEqual([]);
  press('Tab');
  expect([...classes]).toEqual([keyboardClass]);
  document.dispatchEvent(new Event('mousedown'));
  expect([...classes]).toEqual([]);
});

test.each(['a', 'Enter', ' ', 'Escape', 'ArrowDown'])('the key %j marks nothing', (key) => {
  press(key);
  expect([...classes]).toEqual([]);
});

test('Tab counts if it was pressed before there was a script to see it', () => {
  focused = {};
  keyboardMarker();
  expect([...classes]).toEqual([keyboardClass]);
});
