import {announcer} from './announcer';

// One live region for all answers.
const say = announcer();

/**
 * Answers a press of a button: the button shows the answer for two seconds, and screen readers announce it.
 *
 * @param button its text is restored afterwards
 * @param shown the answer
 * @param heard a longer form of the answer, if there is one
 */
export function answer(button: HTMLElement, shown: string, heard = shown): void {
  button.dataset.label ??= button.textContent;
  button.textContent = shown;
  say(heard);
  setTimeout(() => {
    button.textContent = button.dataset.label!;
    say('');
  }, 2000);
}
