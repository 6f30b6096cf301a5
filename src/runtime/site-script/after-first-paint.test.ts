import {afterEach, expect, test, vi} from 'vitest';
import {afterFirstPaint} from './after-first-paint';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type List = {getEntriesByName: (name: string) => unknown[]};
type Callback = (list: List, observer: {disconnect: () => void}) => void;

/** Opens a page in a browser with this observer of painting; returns how often the script was appended. */
function openPage(PerformanceObserver: unknown) {
  vi.useFakeTimers();
  const append = vi.fn<(script: {src: string}) => void>();
  const setAttribute = vi.fn<(name: string) => void>();
  vi.stubGlobal('document', {
    ...{referrer: '', head: {append}},
    documentElement: {setAttribute, removeAttribute: () => undefined},
    createElement: () => ({src: ''}),
    querySelector: () => ({content: '/assets/js/site.js'}),
    fonts: {load: () => Promise.resolve()},
  });
  vi.stubGlobal('location', {origin: 'https://host.example'});
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  const open = () => {
    afterFirstPaint('site-script', 'data-first-screen', 'data-fonts', {'1em a': 'body'}, '/');
  };
  return {append, setAttribute, open};
}

const silent = class {
  observe() {
    return this;
  }
};

test('script and fonts come when text is painted, once, and not when only a ground is', async () => {
  let paint: (painted: string) => void = () => undefined;
  const observer = class extends silent {
    constructor(callback: Callback) {
      super();
      paint = (painted) => {
        const getEntriesByName = (name: string) => (name === painted ? [{}] : []);
        callback({getEntriesByName}, {disconnect: () => undefined});
      };
    }
  };
  const {append, setAttribute, open} = openPage(observer);
  open();
  paint('first-paint');
  await vi.advanceTimersByTimeAsync(1000);
  expect(append).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(append).toHaveBeenCalledExactlyOnceWith({src: '/assets/js/site.js'});
  expect(setAttribute).toHaveBeenCalledExactlyOnceWith('data-fonts', '');
});

test.each([
  ['says nothing of painting', silent],
  ['cannot observe it', undefined],
])('where a browser %s, they come after a while', async (_what, observer) => {
  const {append, setAttribute, open} = openPage(observer);
  try {
    open();
  } catch {
    // A browser reports it, and goes on with the page.
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(append).toHaveBeenCalledExactlyOnceWith({src: '/assets/js/site.js'});
  expect(setAttribute).toHaveBeenCalledExactlyOnceWith('data-fonts', '');
});
