import {hiddenAttribute} from '../../lib/contracts';
import {linkOf, onPage} from './events';

/**
 * Hides the navbar while the reader scrolls down. It comes back on scrolling up, at the top of the page, and when the
 * address points at a heading: the scroll that brings such a heading into view is the page's own and hides nothing.
 */
export function hideOnScroll(): void {
  let isGoingToHash = location.hash !== '';
  let address = location.href;
  let lastY = scrollY;
  const show = (isShown: boolean) => {
    document.querySelector('.navbar')?.toggleAttribute(hiddenAttribute, !isShown);
  };
  const onScroll = () => {
    if (address !== location.href) {
      address = location.href;
      isGoingToHash = location.hash !== '';
      show(true);
    }
    const top = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
    // Overscroll at either end moves the page by itself (rubber band): no reader scrolled.
    const end = document.documentElement.scrollHeight - innerHeight;
    if (scrollY <= top || (scrollY < lastY && scrollY < end)) {
      show(true);
    } else if (scrollY > lastY && !isGoingToHash) {
      show(false);
    }
    lastY = scrollY;
  };
  const onArrival = () => {
    isGoingToHash = false;
  };
  addEventListener('scroll', onScroll, {passive: true});
  addEventListener('scrollend', onArrival);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, onArrival, {passive: true});
  }
  // A second press of a link to the same heading changes no address.
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && link.hash !== '' && link.pathname === location.pathname) {
      isGoingToHash = true;
      show(true);
    }
  });
  onPage(() => {
    lastY = scrollY;
  });
}
