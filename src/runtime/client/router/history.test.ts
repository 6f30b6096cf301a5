import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {fakeWindow} from '../../../../tests/support/fake-window';
import {createBrowserHistory, createLocation, createPath, type History, type To} from './history';

// The package checks on import whether it is in a browser.
vi.stubGlobal('window', fakeWindow('/').window);
const theirs = await import('history');

type Step =
  | {do: 'push' | 'replace'; to: To; state?: unknown}
  | {do: 'go'; steps: number}
  | {do: 'goBack' | 'goForward' | 'unblock' | 'unlisten' | 'listen'}
  | {do: 'block'; answer: boolean | string | undefined};

/** The visible state of a history, and of the browser's own, after each step. */
function play(create: () => History, start: string, steps: Step[]) {
  const {window, seen} = fakeWindow(start);
  vi.stubGlobal('window', window);
  let random = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => 1 / (random++ + Math.PI));
  const history = create();
  const heard: unknown[] = [];
  const stop: Array<() => void> = [history.listen((...told) => heard.push(told))];
  let unblock: (() => void) | undefined;
  const log: unknown[] = [];
  const take: Record<Step['do'], (step: never) => void> = {
    push: ({to, state}: {to: To; state: unknown}) => {
      history.push(to, state);
    },
    replace: ({to, state}: {to: To; state: unknown}) => {
      history.replace(to, state);
    },
    go: ({steps: count}: {steps: number}) => {
      history.go(count);
    },
    goBack: () => {
      history.goBack();
    },
    goForward: () => {
      history.goForward();
    },
    listen: () => stop.push(history.listen((...told) => heard.push(told, 'another'))),
    unlisten: () => {
      if (stop.length > 1) {
        stop.pop()!();
      }
    },
    block: ({answer}: {answer: boolean | string | undefined}) => {
      unblock = history.block(
        answer === 'no pop' ? (_to, action) => (action === 'POP' ? false : undefined) : answer,
      );
    },
    unblock: () => unblock?.(),
  };
  for (const step of [undefined, ...steps]) {
    let error: unknown = null;
    try {
      if (step) {
        take[step.do](step as never);
      }
    } catch (thrown) {
      error = (thrown as Error).name;
    }
    const {location, action, length} = history;
    log.push({
      step,
      error,
      location: {...location},
      href: history.createHref(location),
      action,
      length,
      heard: heard.splice(0),
      browser: seen(),
    });
  }
  return log;
}

const expectAlike = (start: string, steps: Step[]) => {
  // The package warns about a second prompt.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(play(createBrowserHistory, start, steps)).toEqual(
    play(theirs.createBrowserHistory, start, steps),
  );
};

const targets: To[] = [
  ...['/', '/a/', '/a/b/?q=1#x', '/caf%C3%A9/', '/café/', '/a%2Fb/', '/a b/', ''],
  ...[
    '?q=2',
    '#top',
    '?q=3#top',
    '?',
    '#',
    'c',
    'c/',
    './c',
    '../c',
    '../../../../c/..',
    'x:y',
    '.',
  ],
  ...['?a?b#c#d', '/a/?x=%2F%20&y=é'],
  {pathname: '/a/'},
  {search: 'q=1'},
  {search: undefined},
  {hash: 'top', search: '?q=1'},
  {pathname: 'c', state: {from: 'object'}},
  {pathname: '/b/', search: '', hash: '', state: null, key: 'old'},
];

describe('a history does as that of the package', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(targets)('going to %o', (to) => {
    for (const start of ['/', '/a/b/?q=0#h', '/caf%C3%A9/x']) {
      const steps: Step[] = [
        {do: 'push', to},
        {do: 'replace', to, state: {n: 1}},
        {do: 'push', to: '/z/', state: 'text'},
        {do: 'goBack'},
        {do: 'push', to},
      ];
      expectAlike(start, steps);
    }
  });

  test('back and forward', () => {
    expectAlike('/', [
      {do: 'push', to: '/a/'},
      {do: 'push', to: '/b/'},
      {do: 'go', steps: -2},
      {do: 'goForward'},
      {do: 'replace', to: '/c/'},
      {do: 'go', steps: 5},
      {do: 'go', steps: 1},
      {do: 'goBack'},
      {do: 'push', to: '/d/'},
    ]);
  });

  test('a step back that is not allowed is taken back', () => {
    const steps: Step[] = [
      {do: 'push', to: '/a/'},
      {do: 'push', to: '/b/'},
      {do: 'block', answer: 'no pop'},
      {do: 'goBack'},
      {do: 'go', steps: -2},
      {do: 'push', to: '/c/'},
      {do: 'unblock'},
      {do: 'goBack'},
    ];
    expectAlike('/', steps);
    const [, , , , back] = play(createBrowserHistory, '/', steps) as Array<{
      location: {pathname: string};
      browser: {index: number};
    }>;
    expect(back).toMatchObject({location: {pathname: '/b/'}, browser: {index: 2}});
  });

  test.each([true, false, undefined, 'yes', 'no'])('a prompt that is %o', (answer) => {
    expectAlike('/', [
      {do: 'push', to: '/a/'},
      {do: 'block', answer},
      {do: 'push', to: '/b/'},
      {do: 'replace', to: '/c/'},
      {do: 'goBack'},
      {do: 'unblock'},
      {do: 'goBack'},
    ]);
  });

  test('whatever is done', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const any = (): Step => {
      switch (next(9)) {
        case 0:
          return {
            do: 'replace',
            to: targets[next(targets.length)]!,
            state: next(2) ? {n: 1} : undefined,
          };
        case 1:
          return {do: 'go', steps: next(7) - 3};
        case 2:
          return {do: 'goBack'};
        case 3:
          return {do: 'goForward'};
        case 4:
          return {do: 'block', answer: [true, false, 'yes', 'no', 'no pop', 'no pop'][next(6)]!};
        case 5:
          return {do: 'unblock'};
        case 6:
          return {do: next(2) ? 'listen' : 'unlisten'};
        default:
          return {do: 'push', to: targets[next(targets.length)]!};
      }
    };
    for (let round = 0; round < 300; round++) {
      expectAlike('/a/b/', Array.from({length: 12}, any));
    }
  });

  test('who stops listening while others are told is told no more', () => {
    vi.stubGlobal('window', fakeWindow('/').window);
    const history = createBrowserHistory();
    const heard: string[] = [];
    history.listen(() => {
      heard.push('first');
      stop();
    });
    const stop = history.listen(() => heard.push('second'));
    history.push('/a/');
    expect(heard).toEqual(['first']);
  });
});

test.each(['/100%25/', '/%/', '/%E0%A4%A/', 'c%25d'])(
  'it goes to %s and back, where the package throws',
  (to) => {
    const steps: Step[] = [{do: 'push', to}, {do: 'push', to: './c'}, {do: 'goBack'}];
    const errors = (log: unknown[]) =>
      (log as Array<{error: unknown}>).flatMap(({error}) => (error ? [error] : []));
    for (const start of ['/', '/a%25b/', '/%E0/']) {
      expect(errors(play(createBrowserHistory, start, steps))).toEqual([]);
    }
    expect(() => play(theirs.createBrowserHistory, '/%E0/', steps)).toThrow(URIError);
  },
);

test('addresses are written as those of the package', () => {
  const texts = [undefined, '', '?', '#', '?a', '#a', 'a'];
  for (const pathname of [undefined, '', '/', '/a', 'a']) {
    for (const search of texts) {
      for (const hash of texts) {
        expect(createPath({pathname, search, hash})).toBe(
          theirs.createPath({pathname, search, hash}),
        );
      }
    }
  }
});

test.each(targets.filter((to) => to !== '/%/'))('%o alone is located as by the package', (to) => {
  expect(createLocation(to)).toEqual(theirs.createLocation(to));
});

test('a bare mark is no search, and no hash', () => {
  expect(createLocation({search: '?', hash: '#'})).toMatchObject({search: '', hash: ''});
});
