import {activeContentsLinkClass, railClass} from '../../lib/contracts';
import {onPage} from './events';

/**
 * Marks the section on the screen in the contents: the first heading in the upper half, or the last one above it. What is
 * before all of them is read until the first is in the upper quarter.
 */
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${railClass} a`)];
  const headings = links.flatMap(
    ({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
  );
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const next = tops.findIndex((top) => top >= bar);
  const isUpper = next >= 0 && tops[next]! < innerHeight / (next === 0 ? 4 : 2);
  const at = next < 0 ? tops.length - 1 : isUpper ? next : next - 1;
  for (const link of links) {
    link.classList.toggle(
      activeContentsLinkClass,
      link.hash === `#${encodeURI(headings[at]?.id ?? '')}`,
    );
  }
}

/** Marks in the contents beside a text where the reader is, as Docusaurus' theme does once its client has come. */
export function contentsMarker(): void {
  addEventListener('scroll', mark, {passive: true});
  onPage(mark);
}
