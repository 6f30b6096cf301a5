import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type RefObject} from 'react';

const readerScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Whether a bar at the top is shown: it hides while the reader scrolls down, and comes back on
 * scrolling up, at the top of the page, and when the address points at a heading. The scroll that
 * brings such a heading into view is the page's own and hides nothing.
 *
 * @param bar the bar, whose height defines where the top of the page ends
 * @param enabled whether it hides at all
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const {pathname, hash, key = ''} = useLocation();
  // The key is new for each navigation, even a second one to the same heading.
  const visit = `${key} ${pathname}${hash}`;
  // Hidden during one visit only, so that each navigation shows the bar again.
  const [hiddenDuring, setHiddenDuring] = useState<string | null>(null);
  const isGoingToHash = useRef(false);

  useEffect(() => {
    isGoingToHash.current = hash !== '';
  }, [visit, hash]);

  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    let lastY = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      const top = bar.current?.offsetHeight ?? 0;
      // Overscroll at either end moves the page by itself (rubber band): no reader scrolled.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (y <= top || (y < lastY && y < end)) {
        setHiddenDuring(null);
      } else if (y > lastY && !isGoingToHash.current) {
        setHiddenDuring(visit);
      }
      lastY = y;
    };
    const onArrival = () => {
      isGoingToHash.current = false;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    window.addEventListener('scrollend', onArrival);
    for (const type of readerScrolls) {
      window.addEventListener(type, onArrival, {passive: true});
    }
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onArrival);
      for (const type of readerScrolls) {
        window.removeEventListener(type, onArrival);
      }
    };
  }, [bar, enabled, visit]);

  return hiddenDuring !== visit;
}
