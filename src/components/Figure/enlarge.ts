import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Shows the drawing that a button belongs to in a dialog, large, until Escape or a press anywhere. */
export function enlarge(button: Element): void {
  const shown = button.closest('figure, p')!.querySelector('[role="group"], picture, img')!;
  const drawing = shown.cloneNode(true) as Element;
  const named = shown.closest('img') ?? drawing.querySelector('title, img')!;
  for (const source of drawing.querySelectorAll('source')) {
    // Otherwise browsers would choose a file for the width of the text.
    source.sizes = `${named.getAttribute('width')}px`;
  }
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog!;
  dialog.ariaLabel = named.getAttribute('alt') ?? named.textContent;
  const close = document.createElement('button');
  close.className = 'clean-btn';
  close.textContent = translate({
    id: 'site.figure.close',
    message: 'Close',
    description: 'The button that closes an enlarged drawing',
  });
  dialog.append(close, drawing);
  dialog.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  // Inside the text it has the colours of drawings, and goes with the page.
  button.after(dialog);
  dialog.showModal();
}
