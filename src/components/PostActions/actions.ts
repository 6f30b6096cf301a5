import {answer} from '../Announcer/answer';

/** The address to give to others: without what this reader has searched for or jumped to. */
const address = () => location.origin + location.pathname;

/** Writes to the clipboard a text that has still to come, which some browsers allow in this way only. */
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
  // A development server answers with a page to whatever it does not know.
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

/** Does what a button of a post's end is for, and answers on the button. */
export async function act(button: HTMLElement): Promise<void> {
  const {postAction, done, failed} = button.dataset;
  if (postAction === 'share') {
    // That the reader has closed the browser's sheet is no failure.
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
