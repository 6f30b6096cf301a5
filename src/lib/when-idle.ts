/**
 * Calls back when the browser has nothing better to do; soon, where it cannot tell.
 *
 * @param callback called once
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(() => {
      callback();
    });
  } else {
    setTimeout(callback, 50);
  }
}
