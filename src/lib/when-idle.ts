/**
 * Calls back when the browser is idle, and after two seconds at the latest: in a page that paints nothing,
 * Chromium may defer the call until something is painted again. Calls back after a short delay if the browser
 * does not support `requestIdleCallback`.
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
