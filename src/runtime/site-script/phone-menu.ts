import {
  menuId,
  menuListAttribute,
  menuListPlaceAttribute,
  panelAttribute,
  stepAttribute,
} from '../../lib/contracts';
import {navbarBreakpoint} from '../../lib/design-tokens';
import {isPlainPress, onPress} from './events';

const menu = () => document.getElementById(menuId) as HTMLDialogElement;

/** Shows the site's own links, or the list of the page: its posts or docs. */
function showPanel(which: 'first' | 'second'): void {
  for (const panel of menu().querySelectorAll<HTMLElement>(`[${panelAttribute}]`)) {
    panel.inert = panel.getAttribute(panelAttribute) !== which;
  }
  menu().scrollTop = 0;
}

/**
 * Copies the list of the page into the second panel. A list with a title is behind a button with that title; one
 * without, that of docs, is what the menu opens on.
 */
function fill(): void {
  const list = document.querySelector(`[${menuListAttribute}]`);
  const title = list?.getAttribute(menuListAttribute) ?? '';
  const step = menu().querySelector<HTMLElement>(`[${stepAttribute}="second"]`)!;
  step.hidden = title === '';
  step.firstElementChild!.textContent = title;
  const copy = list?.cloneNode(true) as Element | undefined;
  menu()
    .querySelector(`[${menuListPlaceAttribute}]`)!
    .replaceChildren(...(copy ? [copy] : []));
  showPanel(list && title === '' ? 'second' : 'first');
}

/**
 * The menu of narrow windows: a `<dialog>`, with which the browser keeps the focus inside, closes it on Escape, and
 * returns the focus. The markup opens and closes it by itself in browsers that know `command`.
 */
export function phoneMenu(): void {
  onPress(`button[commandfor="${menuId}"][command="show-modal"]`, (_button, event) => {
    event.preventDefault();
    fill();
    menu().showModal();
  });
  // The browser has opened it before this script came.
  if (document.querySelector(`#${menuId}[open]`)) {
    fill();
  }
  onPress(`#${menuId} [${stepAttribute}]`, (button) => {
    showPanel(button.getAttribute(stepAttribute) as 'first' | 'second');
  });
  onPress(`#${menuId} a[href]`, (link, event) => {
    if (isPlainPress(event) && link.getAttribute('href') !== '#') {
      menu().close();
    }
  });
  matchMedia(`(width > ${navbarBreakpoint}em)`).addEventListener('change', ({matches}) => {
    if (matches) {
      menu().close();
    }
  });
}
