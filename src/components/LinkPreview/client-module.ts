import {savesData} from '../../lib/saves-data';

/** How long the pointer or the focus has to rest on a link, in milliseconds. */
const rest = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what a link in a text leads to when the reader has rested on it. */
function showAfter(milliseconds: number, target: EventTarget | null): void {
  clearTimeout(timer);
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.markdown a[href]');
  if (
    link &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    // Files, such as a recording, have no document.
    !/\.[^/]*$/.test(link.pathname)
  ) {
    timer = setTimeout(() => {
      void import('./preview').then(({preview}) => preview(link));
    }, milliseconds);
  }
}

if (
  typeof document !== 'undefined' &&
  'popover' in HTMLElement.prototype &&
  matchMedia('(hover: hover)').matches &&
  !savesData()
) {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      showAfter(rest, target);
    });
  }
  // That the reader rests on a link may be why this code was requested: see runtime/reading.
  showAfter(0, document.querySelector('.markdown a:is(:hover, :focus-visible)'));
}
