import {codeBlockClass, languageAttribute, wrapAttribute} from '../../lib/contracts';
import {answer} from './answer';
import {onPress} from './events';

/** The code as a reader wants to paste it: without the lines that a change removes, and what a program has written. */
function textToCopy(code: HTMLElement, isDiff: boolean): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll(isDiff ? 'samp' : 'del,samp')) {
    left.remove();
  }
  return copy.textContent.replace(/\n$/, '');
}

async function copy(button: HTMLElement, block: HTMLElement): Promise<void> {
  const code = block.querySelector('code')!;
  const {copied, selected, hint} = button.dataset;
  try {
    await navigator.clipboard.writeText(
      textToCopy(code, block.getAttribute(languageAttribute) === 'diff'),
    );
    answer(button, copied!);
  } catch {
    // Refused, or not a secure page: with the code selected, copying takes one key.
    getSelection()?.selectAllChildren(code);
    answer(button, selected!, hint);
  }
}

function wrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  block.querySelector('pre')!.setAttribute(wrapAttribute, String(isWrapped));
}

/** The buttons of listings: one copies the code, the other wraps its long lines. */
export function listings(): void {
  onPress('button[data-code]', (button) => {
    const block = button.closest<HTMLElement>(`.${codeBlockClass}`)!;
    if (button.dataset.code === 'wrap') {
      wrap(button, block);
    } else {
      void copy(button, block);
    }
  });
}
