type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'composedPath'
>;

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether something can be typed into an element: a field, or what keeps to itself what is in it. */
const isTypedInto = (one: EventTarget, depth: number): boolean =>
  'matches' in one &&
  ((one as Element).matches(editable) || (depth === 0 && (one as Element).localName.includes('-')));

/**
 * Whether a key opens the search: Ctrl or Cmd with K anywhere, a slash where nothing can be typed. The event says that it was
 * meant for the element around a shadow root, but its path begins at the field inside.
 */
export function isSearchKey(event: Key): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented} = event;
  if (defaultPrevented || altKey) {
    return false;
  }
  return ctrlKey || metaKey
    ? !shiftKey && key.toLowerCase() === 'k'
    : key === '/' && !event.composedPath().some(isTypedInto);
}
