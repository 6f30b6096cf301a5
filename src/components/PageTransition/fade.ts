/** A fade that has not begun after this many milliseconds is skipped. */
const patienceWithFade = 1_000;

/** Changes the page, once: with a fade if the reader allows motion and the browser begins in time. */
export function fade(change: () => void): void {
  let isChanged = false;
  const changeOnce = () => {
    if (!isChanged) {
      isChanged = true;
      change();
    }
  };
  if (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  ) {
    try {
      const transition = document.startViewTransition(changeOnce);
      // Rejects if the fade is skipped, here or by the browser; the page is changed anyway.
      transition.ready.catch(() => undefined);
      setTimeout(() => {
        if (!isChanged) {
          changeOnce();
          // If it began later, it would swallow the reader's next press.
          transition.skipTransition();
        }
      }, patienceWithFade);
      return;
    } catch {
      // Change the page without a fade.
    }
  }
  change();
}
