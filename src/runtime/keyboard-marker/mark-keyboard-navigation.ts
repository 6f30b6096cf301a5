/**
 * Inline script of the head: puts a class on the body on Tab and takes it off on a mouse press.
 *
 * @param className the class
 */
export function markKeyboardNavigation(className: string): void {
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
