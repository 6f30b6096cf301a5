import {earlySearchAttribute, earlySearchTaken} from '../../lib/contracts';

/** Whether a reader pressed the search's key before the search listened; runtime/early-input keeps that. */
export function isAskedEarly(): boolean {
  return ![null, earlySearchTaken].includes(
    document.documentElement.getAttribute(earlySearchAttribute),
  );
}

/** Takes what runtime/early-input has kept, the words typed, or `null` where nobody asked. */
export function takeEarly(): string | null {
  const root = document.documentElement;
  const words = isAskedEarly() ? root.getAttribute(earlySearchAttribute)!.trim() : null;
  root.setAttribute(earlySearchAttribute, earlySearchTaken);
  return words;
}
