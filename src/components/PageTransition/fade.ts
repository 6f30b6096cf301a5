/** A fade that has not begun after this many milliseconds is skipped. */
const patienceWithFade = 1_000;

/** The cover in a card or a header. */
const coverIn = (part: Element | null | undefined) =>
  part?.querySelector<SVGElement>('svg:has(> use)');

/** Marks the cover that a fade moves. There may be one in a page. */
function setMoving(cover: SVGElement | null | undefined, isMoving: boolean): void {
  if (cover) {
    cover.style.viewTransitionName = isMoving ? 'cover' : '';
  }
}

/**
 * Changes the page, once: with a fade if the reader allows motion and the browser begins in time. The cover of the
 * post at this path moves from its card to the header.
 */
export function fade(change: () => void, path: string): void {
  let isChanged = false;
  const [before] = [...document.querySelectorAll('article')]
    .filter((card) => card.querySelector(`h2 a[href="${CSS.escape(path)}"]`))
    .map(coverIn);
  let after: typeof before;
  const changeOnce = () => {
    if (!isChanged) {
      isChanged = true;
      setMoving(before, false);
      change();
      after = before && coverIn(document.querySelector('main header'));
      setMoving(after, true);
    }
  };
  if (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  ) {
    try {
      setMoving(before, true);
      const transition = document.startViewTransition(changeOnce);
      // Both reject if the fade is skipped, here or by the browser; the page is changed anyway.
      transition.ready.catch(() => undefined);
      transition.finished
        .catch(() => undefined)
        .finally(() => {
          setMoving(after, false);
        });
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
  setMoving(before, false);
  change();
}
