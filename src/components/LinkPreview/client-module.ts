import {savesData} from '../../lib/saves-data';

/** How long the pointer or the focus has to rest on a link, in milliseconds. */
const rest = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what a link in a text leads to when the reader rests on it. */
function onRest({target}: Event): void {
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
    }, rest);
  }
}

if (
  typeof document !== 'undefined' &&
  'popover' in HTMLElement.prototype &&
  matchMedia('(hover: hover)').matches &&
  !savesData()
) {
  document.addEventListener('pointerover', onRest);
  document.addEventListener('focusin', onRest);
}
