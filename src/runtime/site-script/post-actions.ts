import {postActionAttribute} from '../../lib/contracts';
import {answer} from './answer';
import {onPage, onPress} from './events';

/** The address to share, without the reader's query and hash. */
const address = () => location.origin + location.pathname;

/** The Markdown of the page, which the browser waits for: it lets scripts copy only at once after a press. */
async function markdown(): Promise<Blob> {
  const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
  const response = await fetch(link.href);
  if (!response.ok) {
    throw new Error(response.statusText);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

async function act(button: HTMLElement): Promise<void> {
  const {done, failed} = button.dataset;
  const action = button.getAttribute(postActionAttribute);
  if (action === 'share') {
    // It is not a failure if the reader closes the browser's share sheet.
    await navigator
      .share({title: document.querySelector('h1')!.textContent, url: address()})
      .catch(() => undefined);
    return;
  }
  try {
    if (action === 'markdown') {
      await navigator.clipboard.write([new ClipboardItem({'text/plain': markdown()})]);
    } else {
      const citation = button.closest('details')!.querySelector('code')!;
      await navigator.clipboard.writeText(citation.textContent);
    }
    answer(button, done!);
  } catch {
    answer(button, failed!);
  }
}

/** The buttons at the end of a post; the one that shares is shown where the device has a sheet for it. */
export function postActions(): void {
  onPress(`[${postActionAttribute}]`, (button) => void act(button));
  onPage(() => {
    if ('share' in navigator) {
      document.querySelector(`[${postActionAttribute}="share"]`)?.removeAttribute('hidden');
    }
  });
}
