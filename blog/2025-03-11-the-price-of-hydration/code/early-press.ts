import {JSDOM} from 'jsdom';

// #region keep
/** Keeps presses until the page is live, then makes each once more. */
function keepPresses(root: HTMLElement): () => void {
  const pressed = new Set<HTMLButtonElement>();
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button[type=button]',
    );
    if (button) {
      event.stopImmediatePropagation();
      pressed.add(button);
    }
  };
  root.addEventListener('click', keep, true);
  return () => {
    root.removeEventListener('click', keep, true);
    for (const button of pressed) {
      button.click();
    }
  };
}
// #endregion

const {document} = new JSDOM('<button type="button">Menu</button>').window;
const button = document.querySelector('button')!;
const goLive = keepPresses(document.documentElement);
let opened = 0;

button.click();
button.click();
button.addEventListener('click', () => {
  opened += 1;
});
console.log('pressed twice before the page is live, opened:', opened);
goLive();
console.log('the page is live, opened:', opened);
button.click();
console.log('pressed once more, opened:', opened);
