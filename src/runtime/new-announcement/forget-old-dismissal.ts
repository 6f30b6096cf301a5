/**
 * Inline script of the head, so it runs before the theme's own in the body.
 *
 * @param id the announcement on this page
 * @param idKey where the theme stores the id of the last announcement shown
 * @param dismissKey where the theme stores whether it was closed
 */
export function forgetOldDismissal(id: string, idKey: string, dismissKey: string): void {
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.setItem(idKey, id);
      localStorage.setItem(dismissKey, 'false');
    }
  } catch {
    // Storage is refused: nothing was remembered, so there is nothing to forget.
  }
}
