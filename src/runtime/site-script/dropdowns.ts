import {closest} from './events';

const menu = '.dropdown';
const button = `${menu} > [role="button"]`;
const shown = 'dropdown--show';

function show(dropdown: Element, isShown: boolean): void {
  dropdown.classList.toggle(shown, isShown);
  dropdown.querySelector('[role="button"]')!.setAttribute('aria-expanded', String(isShown));
}

/**
 * Dropdowns of the navbar, which styles open for a pointer: Enter and Space open and close them, and a press,
 * a touch or the focus outside closes them, as Escape does.
 */
export function dropdowns(): void {
  document.addEventListener('keydown', (event) => {
    const dropdown = closest(event, menu);
    if (dropdown && closest(event, button) && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      show(dropdown, !dropdown.classList.contains(shown));
    } else if (dropdown && event.key === 'Escape') {
      show(dropdown, false);
    }
  });
  document.addEventListener('click', (event) => {
    // It leads nowhere by itself: its address is there so that the keyboard reaches it.
    if (closest(event, button)?.getAttribute('href') === '#') {
      event.preventDefault();
    }
  });
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      for (const dropdown of document.querySelectorAll(`${menu}.${shown}`)) {
        if (!dropdown.contains(target as Node)) {
          show(dropdown, false);
        }
      }
    });
  }
}
