/**
 * Inline script of a page that has moved: redirects with the reader's query and fragment, which a `<meta>` cannot
 * keep. The target is in its own element, so that the script, and its hash in the policy, is the same on all such
 * pages. It stops the parser before the <meta> that follows for readers without scripts.
 *
 * It leaves a page opened from a disk alone: no server turns `/x/` into `/x/index.html` there.
 *
 * @param attribute of the script's element that holds the target
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
