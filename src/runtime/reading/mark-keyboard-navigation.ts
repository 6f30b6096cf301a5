/**
 * Puts a class on the body on Tab and takes it off on a mouse press, for styles and scripts that want to know; focus
 * itself is styled by `:focus-visible`. A Tab that was pressed before the script had loaded counts too.
 *
 * @param className the class
 */
export function markKeyboardNavigation(className: string): void {
  if (document.querySelector(':is(a,button):focus-visible')) {
    document.body.classList.add(className);
  }
  // In the capture phase: a component that stops an event must not hide it from the marker.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') {
        document.body.classList.add(className);
      }
    },
    true,
  );
  document.addEventListener(
    'mousedown',
    () => {
      document.body.classList.remove(className);
    },
    true,
  );
}
