/** How long Docusaurus' `Collapsible` takes for a height in pixels, in milliseconds. */
function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/** The id of an animation that ends with the contents open. */
const opening = 'opening';

/**
 * Opens or closes `<details>` with the animation of Docusaurus' `Collapsible`. If it is still moving, it
 * reverses.
 */
export function toggleSmoothly(details: HTMLDetailsElement): void {
  const [running] = details.getAnimations();
  if (running) {
    running.reverse();
    running.id = running.id === opening ? '' : opening;
    return;
  }
  const opens = !details.open;
  details.open = false;
  const closed = details.offsetHeight;
  details.open = true;
  const open = details.offsetHeight;
  const heights = [`${closed}px`, `${open}px`];
  const animation = details.animate(
    {height: opens ? heights : heights.reverse(), overflow: ['clip', 'clip']},
    {duration: durationOf(open - closed), easing: 'ease-in-out'},
  );
  // Not read from the playback rate, which may change late if the animation is reversed before its first frame.
  animation.id = opens ? opening : '';
  animation.onfinish = () => {
    details.open = animation.id === opening;
  };
}
