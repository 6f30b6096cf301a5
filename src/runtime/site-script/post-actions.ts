import {answer} from './answer';
import {onPage, onPress} from './events';

/** The address to share, without the reader's query and hash. */
const address = () => location.origin + location.pathname;

/** Writes a text that has yet to arrive to the clipboard, which some browsers allow only in this way. */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  // A development server answers unknown requests with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}

const actions: Record<string, (button: HTMLElement) => Promise<void>> = {
  link: () => navigator.clipboard.writeText(address()),
  markdown: ({dataset}) => copyLater(fetchText(dataset.source!)),
  citation: (button) =>
    navigator.clipboard.writeText(button.closest('details')!.querySelector('code')!.textContent),
};

async function act(button: HTMLElement): Promise<void> {
  const {postAction, done, failed} = button.dataset;
  if (postAction === 'share') {
    // It is not a failure if the reader closes the browser's share sheet.
    await navigator
      .share({title: document.querySelector('h1')!.textContent, url: address()})
      .catch(() => undefined);
    return;
  }
  try {
    await actions[postAction!]!(button);
    answer(button, done!);
  } catch {
    answer(button, failed!);
  }
}

/** The buttons at the end of a post; the one that shares is shown where the device has a sheet for it. */
export function postActions(): void {
  onPress('[data-post-action]', (button) => void act(button));
  onPage(() => {
    if ('share' in navigator) {
      document.querySelector('[data-post-action="share"]')?.removeAttribute('hidden');
    }
  });
}
