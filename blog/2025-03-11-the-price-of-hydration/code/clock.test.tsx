import type {ReactElement, ReactNode} from 'react';
import {expect, test, vi} from 'vitest';
import {hydrate} from './clock';

const effects: Array<() => void> = [];
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (effect: () => void) => effects.push(effect),
}));
const started: number[] = [];
let tree: ReactElement<{children: ReactNode}> | undefined;
vi.mock('react-dom/client', () => ({
  hydrateRoot: (_page: Element, app: typeof tree) => {
    started.push(performance.getEntriesByName('hydration-start').length);
    tree = app;
  },
}));

test('the clock starts before hydrateRoot, and stops in an effect around the app', () => {
  hydrate({} as Element, 'the app');
  expect(started).toEqual([1]);
  const component = tree!.type as (props: {children: ReactNode}) => ReactNode;
  expect(component(tree!.props)).toBe('the app');
  expect(performance.getEntriesByName('hydration')).toEqual([]);
  effects[0]!();
  expect(performance.getEntriesByName('hydration')).toHaveLength(1);
});
