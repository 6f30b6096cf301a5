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
      // Rejects if the browser has given up the fade; the page is changed anyway.
      document.startViewTransition(changeOnce).ready.catch(() => undefined);
      setTimeout(changeOnce, patienceWithFade);
      return;
    } catch {
      // Change the page without a fade.
    }
  }
  change();
}
