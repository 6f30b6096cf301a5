/** The part of a browser's window that its history uses: the entries and the current location. */
export function fakeWindow(start: string) {
  const entries: Array<{url: string; state: unknown}> = [
    {url: new URL(start, 'https://site.example').href, state: null},
  ];
  const listeners = new Set<(event: {state: unknown}) => void>();
  let index = 0;
  const resolve = (url: string) => new URL(url, entries[index]!.url).href;
  const window = {
    document: {createElement: () => null},
    navigator: {userAgent: ''},
    location: {
      get pathname() {
        return new URL(entries[index]!.url).pathname;
      },
      get search() {
        return new URL(entries[index]!.url).search;
      },
      get hash() {
        return new URL(entries[index]!.url).hash;
      },
    },
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return entries[index]!.state;
      },
      pushState(state: unknown, _title: string, url: string) {
        entries.splice(index + 1, Infinity, {url: resolve(url), state});
        index++;
      },
      replaceState(state: unknown, _title: string, url: string) {
        entries[index] = {url: resolve(url), state};
      },
      go(steps: number) {
        if (steps && entries[index + steps]) {
          index += steps;
          for (const listener of listeners) {
            listener({state: entries[index]!.state});
          }
        }
      },
    },
    confirm: (message: string) => message === 'yes',
    addEventListener(type: string, listener: (event: {state: unknown}) => void) {
      if (type === 'popstate') {
        listeners.add(listener);
      }
    },
    removeEventListener(_type: string, listener: (event: {state: unknown}) => void) {
      listeners.delete(listener);
    },
  };
  return {window, seen: () => ({index, entries: entries.map((entry) => ({...entry}))})};
}
