/**
 * Inline script of the head. For `/x/index.html` the document is the right one and only its address
 * changes; for `/x.html` the host has sent its not-found page, so the right one is fetched.
 *
 * @param cleanPath see `lib/clean-path`
 */
export function goToCleanUrl(cleanPath: (pathname: string) => string | null): void {
  // A page opened from a disk has no server to turn `/x/` into `/x/index.html`.
  if (!location.protocol.startsWith('http')) {
    return;
  }
  const clean = cleanPath(location.pathname);
  if (clean === null) {
    return;
  }
  const address = clean + location.search + location.hash;
  if (location.pathname.endsWith('/index.html')) {
    history.replaceState(history.state, '', address);
  } else {
    // Stops the parser and the scripts behind it: nothing of the wrong page is painted or run.
    window.stop();
    location.replace(address);
  }
}
