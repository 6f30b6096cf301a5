/**
 * Calls back when the browser has nothing better to do, and after two seconds at the latest: in a page that
 * paints nothing, Chromium may put it off until something is painted again. Calls back soon where the browser
 * cannot tell.
 *
 * @param callback called once
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(
      () => {
        callback();
      },
      {timeout: 2000},
    );
  } else {
    setTimeout(callback, 50);
  }
}
