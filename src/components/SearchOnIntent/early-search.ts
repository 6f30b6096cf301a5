import {earlySearchAttribute, earlySearchTaken} from '../../lib/contracts';

/** Whether a reader pressed the search key before the search listened, as recorded by runtime/early-input. */
export function isAskedEarly(): boolean {
  return ![null, earlySearchTaken].includes(
    document.documentElement.getAttribute(earlySearchAttribute),
  );
}

/** Takes the words typed, which runtime/early-input has kept, or `null` if nobody asked for the search. */
export function takeEarly(): string | null {
  const root = document.documentElement;
  const words = isAskedEarly() ? root.getAttribute(earlySearchAttribute)!.trim() : null;
  root.setAttribute(earlySearchAttribute, earlySearchTaken);
  return words;
}
