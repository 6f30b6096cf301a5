type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key opens the search: Ctrl or Cmd with K anywhere, a slash where nothing can be typed. */
export function isSearchKey(event: Key, target: Pick<Element, 'closest'> | null): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented} = event;
  if (defaultPrevented || altKey) {
    return false;
  }
  return ctrlKey || metaKey
    ? !shiftKey && key.toLowerCase() === 'k'
    : key === '/' && !target?.closest(editable);
}
