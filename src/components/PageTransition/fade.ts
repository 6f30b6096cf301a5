/** A fade that has not begun after as many milliseconds is left out. */
const patienceWithFade = 1_000;

/** Changes the page, once: by a fade, where the reader wants motion and the browser begins in time. */
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
      // Rejected where the browser has given the fade up; the page is changed all the same.
      document.startViewTransition(changeOnce).ready.catch(() => undefined);
      setTimeout(changeOnce, patienceWithFade);
      return;
    } catch {
      // Then without a fade.
    }
  }
  change();
}
