import {translate} from '@docusaurus/Translate';
import {enlargeAttribute} from '../../lib/contracts';
import {onPress} from './events';

/** Shows the drawing that a button belongs to in a dialog, large, until Escape or a press anywhere. */
function show(button: Element): void {
  const drawings = button.closest('figure, p')!.querySelectorAll('[role="group"], picture, img');
  // The other may be for the night, or for the day.
  const shown = [...drawings].find((one) => one.checkVisibility())!;
  const drawing = shown.cloneNode(true) as Element;
  const named = shown.closest('img') ?? drawing.querySelector('title, img')!;
  for (const source of drawing.querySelectorAll<HTMLImageElement>('[sizes]')) {
    // Otherwise browsers would choose a file for the width of the text.
    source.sizes = `${named.getAttribute('width')}px`;
  }
  const dialog = document.createElement('dialog');
  // In the colours of drawings in a text.
  dialog.className = 'enlarged markdown';
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
  document.body.append(dialog);
  dialog.showModal();
}

/** The buttons that enlarge drawings and pictures. */
export function enlarge(): void {
  onPress(`[${enlargeAttribute}]`, show);
}
