/**
 * Inline script of a page that has moved: goes on with what the reader's address says after ? and #, which a
 * `<meta>` cannot. Where to is in its own element, so that the script, and its hash in the policy, is
 * the same in all such pages. It stops the parser before the <meta> that follows for readers without scripts.
 *
 * A page opened from a disk has no server to turn `/x/` into `/x/index.html`.
 *
 * @param attribute of the script's element that says where to
 */
export function goToNewAddress(attribute: string): void {
  const to = document.currentScript?.getAttribute(attribute) ?? null;
  if (to === null || !location.protocol.startsWith('http')) {
    return;
  }
  const target = new URL(to, location.href);
  if (!target.search) {
    target.search = location.search;
  }
  if (!target.hash) {
    target.hash = location.hash;
  }
  window.stop();
  location.replace(target.href);
}
