import type {useHistory} from '@docusaurus/router';
import {decoded} from '../../../lib/decoded';

export type History = ReturnType<typeof useHistory>;
export type Location = History['location'];
type Action = History['action'];
export type To = Parameters<History['replace']>[0];
type Part = Partial<Location>;
type Listener = Parameters<History['listen']>[0];

const withMark = (mark: string, text = '') =>
  !text || text === mark ? '' : text.startsWith(mark) ? text : mark + text;

export const createPath = ({pathname = '', search, hash}: Part) =>
  (pathname || '/') + withMark('?', search) + withMark('#', hash);

function parsePath(path: string): Part {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/')!;
  return {pathname, search, hash};
}

/**
 * Creates a location as the package does: decoded as a whole, with `?` and `#` before its parts, and resolved
 * against the current one, if there is one. The package throws on a path that cannot be decoded; here it stays
 * as it is.
 */
export function createLocation(
  to: To,
  state?: unknown,
  key?: string,
  current?: Location,
): Location {
  const part: Part = typeof to === 'string' ? parsePath(to) : to;
  const path = part.pathname ?? '';
  let pathname = decoded(path);
  if (current && pathname && !pathname.startsWith('/')) {
    // `./` keeps a colon in it from being read as the end of a protocol.
    pathname = decoded(new URL(`./${path}`, `http://a${encodeURI(current.pathname)}`).pathname);
  }
  return {
    ...part,
    pathname: pathname || (current?.pathname ?? '/'),
    search: withMark('?', part.search),
    hash: withMark('#', part.hash),
    state: part.state === undefined ? state : part.state,
    key: key ?? part.key,
  };
}

/** Does the same as `createBrowserHistory` of `history` 4, for browsers that have the History API. */
export function createBrowserHistory(): History {
  const {history: entries, location: address} = window;
  const listeners = new Set<[Listener]>();
  let prompt: Parameters<History['block']>[0] | null = null;
  let isReverting = false;

  const read = (entry: {key?: string; state?: unknown} | null) =>
    createLocation(address.pathname + address.search + address.hash, entry?.state, entry?.key);

  const isAllowed = (location: Location, action: Action) => {
    const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
    return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
  };

  const update = (location: Location, action: Action) => {
    Object.assign(history, {location, action, length: entries.length});
    for (const own of [...listeners]) {
      if (listeners.has(own)) {
        own[0](location, action);
      }
    }
  };

  const write =
    (action: 'PUSH' | 'REPLACE'): History['push'] =>
    (to: To, given?: unknown) => {
      const key = Math.random().toString(36).slice(2, 8);
      const location = createLocation(to, given, key, history.location);
      if (isAllowed(location, action)) {
        const index = keys.indexOf(history.location.key);
        const entry = {key, state: location.state};
        const path = createPath(location);
        try {
          if (action === 'PUSH') {
            entries.pushState(entry, '', path);
            keys.splice(index + 1, Infinity, key);
          } else {
            entries.replaceState(entry, '', path);
            if (index >= 0) {
              keys[index] = key;
            }
          }
        } catch {
          // Safari allows a hundred entries in half a minute. A page whose address mirrors typed text carries on.
          if (action === 'PUSH' || location.pathname !== history.location.pathname) {
            address[action === 'PUSH' ? 'assign' : 'replace'](path);
            return;
          }
        }
        update(location, action);
      }
    };

  const go = (steps: number) => {
    entries.go(steps);
  };

  const location = read(entries.state as Part | null);
  // The keys of the entries seen so far, in order: tells how far to go back.
  const keys = [location.key];
  const indexOf = ({key}: Location) => Math.max(0, keys.indexOf(key));

  const history: History = {
    length: entries.length,
    action: 'POP',
    location,
    createHref: createPath,
    push: write('PUSH'),
    replace: write('REPLACE'),
    go,
    goBack: () => {
      go(-1);
    },
    goForward: () => {
      go(1);
    },
    block(next = false) {
      prompt = next;
      return () => {
        if (prompt === next) {
          prompt = null;
        }
      };
    },
    listen(listener) {
      const own: [Listener] = [listener];
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };

  window.addEventListener('popstate', ({state}) => {
    const next = read(state as Part | null);
    if (isReverting) {
      isReverting = false;
      update(history.location, history.action);
    } else if (isAllowed(next, 'POP')) {
      update(next, 'POP');
    } else {
      const back = indexOf(history.location) - indexOf(next);
      if (back) {
        isReverting = true;
        go(back);
      }
    }
  });

  return history;
}
