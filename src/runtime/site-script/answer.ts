let status: HTMLElement | undefined;

/** Says something to screen readers, in a live region that is made when it is first needed. */
function say(words: string): void {
  if (!status?.isConnected) {
    status = document.createElement('div');
    status.role = 'status';
    status.className = 'site-visually-hidden';
    document.body.append(status);
  }
  status.textContent = words;
}

/** Answers a press of a button: it shows the answer for two seconds, and screen readers hear it, or a longer form. */
export function answer(button: HTMLElement, shown: string, spoken = shown): void {
  button.dataset.label ??= button.textContent;
  button.textContent = shown;
  say(spoken);
  setTimeout(() => {
    button.textContent = button.dataset.label!;
    say('');
  }, 2000);
}
