/**
 * For readers who only read: asks for the scripts that hydrate the page (see build/first-load) once a reader is
 * about to use a button or a field, or an island is about to come into view. Presses and keys ask for them too (see
 * runtime/early-input).
 *
 * @param wantedAttribute of the root, which asks for them
 * @param controls selects what needs them
 * @param islands selects what hydrates itself when it is about to come into view
 */
export function wantScripts(wantedAttribute: string, controls: string, islands: string): void {
  const root = document.documentElement;
  const want = () => {
    if (!root.hasAttribute(wantedAttribute)) {
      root.setAttribute(wantedAttribute, '');
    }
  };
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({target}) => {
      if (target instanceof Element && target.closest(controls)) {
        want();
      }
    });
  }
  // The reader may have been sooner than this script.
  if (document.querySelector(`:is(${controls}):is(:hover,:focus)`)) {
    want();
  }
  const parts = document.querySelectorAll(islands);
  // The hash may hold the state of an island, which has to be visible at once.
  if (parts.length > 0 && (location.hash.includes('=') || !('IntersectionObserver' in window))) {
    want();
  } else if (parts.length > 0) {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          want();
        }
      },
      {rootMargin: '100% 0px'},
    );
    for (const part of parts) {
      seen.observe(part);
    }
  }
}
