/**
 * Inline script of the head that requests the site script: the site's policy lets no address in a page run, only what
 * its own scripts load.
 */
export function loadSiteScript(address: string): void {
  const site = window as {docusaurus?: object; insertBanner?: () => void};
  // Docusaurus looks for this once the page is parsed. Without it, it says that scripts do not load, as is said below.
  site.docusaurus ??= {};
  const script = document.createElement('script');
  script.src = address;
  script.onerror = () => site.insertBanner?.();
  document.head.append(script);
}
