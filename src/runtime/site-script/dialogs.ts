import {onPress, pageEvent} from './events';

/**
 * Closes dialogs by a press beside them, by their buttons in browsers that do not know `command`, and when the client
 * shows another page.
 */
export function dialogs(): void {
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({target}) => {
    pressed = target;
  });
  onPress('dialog', (dialog, {target}) => {
    // All that is in it is inside another element. Selecting text beyond its edge does not count as a press beside it.
    if (target === dialog && pressed === dialog) {
      (dialog as HTMLDialogElement).close();
    }
  });
  onPress('dialog button[command="close"]', (button, event) => {
    event.preventDefault();
    button.closest('dialog')!.close();
  });
  document.addEventListener(pageEvent, () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close();
    }
  });
}
