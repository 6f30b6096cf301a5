import {enlargeAttribute} from '../../lib/contracts';

// One listener for the drawings of all pages. The code that opens them is loaded when somebody asks.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest(`[${enlargeAttribute}]`);
    if (button) {
      void import('./enlarge').then(({enlarge}) => {
        enlarge(button);
      });
    }
  });
}
