import {collapsibleAttribute} from '../../lib/contracts';
import {onPress} from './events';

/** How long Docusaurus' `Collapsible` takes for a height in pixels, in milliseconds. */
function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/** The id of an animation that ends with the content open. */
const opening = 'opening';

/**
 * Opens or closes `<details>` with the animation of Docusaurus' `Collapsible`. If it is still moving, it turns round
 * where it is.
 */
function toggle(details: HTMLDetailsElement): void {
  const [running] = details.getAnimations();
  const opens = running ? running.id !== opening : !details.open;
  const from = details.offsetHeight;
  // Not `reverse()`: after it, Chromium sometimes fires no event at the end, and the content would stay open.
  running?.cancel();
  details.open = opens;
  const to = details.offsetHeight;
  details.open = true;
  const animation = details.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  animation.id = opens ? opening : '';
  animation.onfinish = () => {
    // The event may come after the next press.
    if (details.getAnimations().length === 0) {
      details.open = opens;
    }
  };
}

/** The contents of a page, and dropdowns in the menu of narrow windows: the browser's own `<details>`, with motion. */
export function collapsibles(): void {
  onPress(`details[${collapsibleAttribute}] > summary`, (summary, event) => {
    // A link in it is followed, as the browser does.
    if (!(event.target as Element).closest('a[href]')) {
      event.preventDefault();
      toggle(summary.parentElement as HTMLDetailsElement);
    }
  });
}
