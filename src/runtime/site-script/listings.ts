import {translate} from '@docusaurus/Translate';
import {codeActionAttribute, codeBlockClass, wrapAttribute} from '../../lib/contracts';
import {answer} from './answer';
import {onPress} from './events';

async function copy(button: HTMLElement, block: HTMLElement): Promise<void> {
  const code = block.querySelector('code')!;
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''));
    answer(
      button,
      translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      }),
    );
  } catch {
    // Refused, or not a secure page: with the code selected, copying takes one key.
    getSelection()?.selectAllChildren(code);
    answer(
      button,
      translate({
        id: 'site.codeBlock.selected',
        message: 'Selected',
        description: 'The copy button where copying was refused and the code is selected instead',
      }),
      translate({
        id: 'site.codeBlock.hint',
        message: 'Selected: press Ctrl+C or Command+C to copy it',
        description: 'Said where copying was refused and the code is selected instead',
      }),
    );
  }
}

function wrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  block.querySelector('pre')!.setAttribute(wrapAttribute, String(isWrapped));
}

/** The buttons of listings: one copies the code, the other wraps its long lines. */
export function listings(): void {
  onPress(`button[${codeActionAttribute}]`, (button) => {
    const block = button.closest<HTMLElement>(`.${codeBlockClass}`)!;
    if (button.getAttribute(codeActionAttribute) === 'wrap') {
      wrap(button, block);
    } else {
      void copy(button, block);
    }
  });
}
