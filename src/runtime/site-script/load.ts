/**
 * Inline script of the head that requests the site script: the site's policy lets no address in a page run, only what
 * its own scripts load. It is the same in all languages, so that the policy has one hash for it; each has a site script of
 * its own.
 *
 * @param name of the `<meta>` before it, which has the address
 */
export function loadSiteScript(name: string): void {
  const site = window as {docusaurus?: object; insertBanner?: () => void};
  // Docusaurus looks for this once the page is parsed. Without it, it says that scripts do not load, as is said below.
  site.docusaurus ??= {};
  const script = document.createElement('script');
  script.src = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content;
  script.onerror = () => {
    if (document.readyState === 'loading') {
      delete site.docusaurus;
    } else {
      site.insertBanner?.();
    }
  };
  document.head.append(script);
}
