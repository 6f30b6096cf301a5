import {announcer} from './announcer';

// One place for all answers.
const say = announcer();

/**
 * Answers a press on a button: the button shows the answer for two seconds, and it is heard.
 *
 * @param button its text is put back afterwards
 * @param shown the answer
 * @param heard the answer in more words, where it has any
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
