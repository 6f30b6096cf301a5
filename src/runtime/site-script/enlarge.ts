import {translate} from '@docusaurus/Translate';
import {enlargeAttribute} from '../../lib/contracts';
import {onPress} from './events';

/** Shows the picture that a button belongs to in a dialog, large, until Escape or a press anywhere. */
function show(button: Element): void {
  const pictures = button.closest('figure, p')!.querySelectorAll('picture, img');
  // The other may be for the night, or for the day.
  const shown = [...pictures].find((one) => one.checkVisibility())!;
  const picture = shown.cloneNode(true) as Element;
  const image = shown.closest('img') ?? picture.querySelector('img')!;
  for (const source of picture.querySelectorAll<HTMLImageElement>('[sizes]')) {
    // Otherwise browsers would choose a file for the width of the text.
    source.sizes = `${image.getAttribute('width')}px`;
  }
  const dialog = document.createElement('dialog');
  // In the colours of pictures in a text.
  dialog.className = 'enlarged markdown';
  dialog.ariaLabel = image.alt;
  const close = document.createElement('button');
  close.className = 'clean-btn';
  close.textContent = translate({
    id: 'site.figure.close',
    message: 'Close',
    description: 'The button that closes an enlarged picture',
  });
  dialog.append(close, picture);
  dialog.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

export function enlarge(): void {
  onPress(`[${enlargeAttribute}]`, show);
}
