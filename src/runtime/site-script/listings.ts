import {translate} from '@docusaurus/Translate';
import {codeBlockClass, copyAttribute, languageAttribute} from '../../lib/contracts';
import {commandsOf} from '../../lib/session';
import {answer} from './answer';
import {onPress} from './events';

/** Sessions whose commands have been copied: another press copies all of them. */
const copied = new WeakSet<HTMLElement>();

async function copy(button: HTMLElement, block: HTMLElement): Promise<void> {
  const code = block.querySelector('code')!;
  const all = code.textContent.replace(/\n$/, '');
  const commands = commandsOf(all, block.getAttribute(languageAttribute) ?? '');
  const takesCommands = commands !== all && !copied.delete(code);
  try {
    await navigator.clipboard.writeText(takesCommands ? commands : all);
    if (takesCommands) {
      copied.add(code);
    }
    answer(
      button,
      takesCommands
        ? translate({
            id: 'site.codeBlock.copiedCommands',
            message: 'Commands copied',
            description:
              'The copied button label on a session in a terminal, of which a second press copies all',
          })
        : translate({
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

/** The buttons of listings, which copy them. */
export function listings(): void {
  onPress(`button[${copyAttribute}]`, (button) => {
    void copy(button, button.closest<HTMLElement>(`.${codeBlockClass}`)!);
  });
}
