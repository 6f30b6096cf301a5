const attribute = 'data-early-search';

/** Whether a reader pressed the search's key before the search listened; runtime/early-input keeps that. */
export function isAskedEarly(): boolean {
  return ![null, 'taken'].includes(document.documentElement.getAttribute(attribute));
}

/** Takes over what runtime/early-input has kept: the words typed, or `null` where nobody asked. */
export function takeEarly(): string | null {
  const root = document.documentElement;
  const words = isAskedEarly() ? root.getAttribute(attribute)!.trim() : null;
  root.setAttribute(attribute, 'taken');
  return words;
}
