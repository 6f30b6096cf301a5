/**
 * For readers who only read: marks the section on the screen in the contents beside a text, as the theme does once
 * the page is hydrated: the first heading in the upper half of the window, or else the last one above it.
 *
 * @param hydratedAttribute of the root, `true` once React has hydrated the page
 * @param linkClass of the links in the contents
 * @param activeClass of the one that is marked
 */
export function markContents(
  hydratedAttribute: string,
  linkClass: string,
  activeClass: string,
): void {
  const isLive = () => document.documentElement.getAttribute(hydratedAttribute) === 'true';
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${linkClass}`)];
  const headings = links.flatMap(
    ({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
  );
  if (headings.length === 0) {
    return;
  }
  const mark = () => {
    if (isLive()) {
      removeEventListener('scroll', mark);
      return;
    }
    const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const next = tops.findIndex((top) => top >= bar);
    const isUpper = next >= 0 && tops[next]! < innerHeight / 2;
    const at = next < 0 ? tops.length - 1 : isUpper ? next : next - 1;
    for (const link of links) {
      link.classList.toggle(activeClass, link.hash === `#${encodeURI(headings[at]?.id ?? '')}`);
    }
  };
  addEventListener('scroll', mark, {passive: true});
  mark();
}
