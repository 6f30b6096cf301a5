import {keyboardClass} from '../../lib/contracts';

/**
 * Puts a class on the body on Tab and takes it off on a mouse press, for styles and scripts that want to know; focus
 * itself is styled by `:focus-visible`. A Tab that was pressed before the script had loaded counts too.
 */
export function keyboardMarker(): void {
  const {classList} = document.body;
  if (document.querySelector(':is(a,button):focus-visible')) {
    classList.add(keyboardClass);
  }
  // In the capture phase: a component that stops an event must not hide it from the marker.
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Tab') {
        classList.add(keyboardClass);
      }
    },
    true,
  );
  document.addEventListener(
    'mousedown',
    () => {
      classList.remove(keyboardClass);
    },
    true,
  );
}
