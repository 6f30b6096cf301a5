import {onPress} from './events';

/** Closes dialogs by a press beside them, and by their buttons in browsers that do not know `command`. */
export function dialogs(): void {
  onPress('dialog', (dialog, {target}) => {
    // All that is in it is inside another element.
    if (target === dialog) {
      (dialog as HTMLDialogElement).close();
    }
  });
  onPress('dialog button[command="close"]', (button, event) => {
    event.preventDefault();
    button.closest('dialog')!.close();
  });
}
