import preload from '../../runtime/page-navigation/client';
import {showFailure} from './show-failure';

// On the first load, the page's text is already there as HTML. If its code does not arrive, or does not
// run, the reader keeps the text, and a notice says why buttons do nothing and offers to try again; without
// it, Docusaurus would leave a page that only looks alive. Docusaurus is about to request the same code.
if (typeof window !== 'undefined') {
  preload(window.location.pathname).catch((error: unknown) => {
    showFailure(error as Error, () => {
      window.location.reload();
    });
  });
}
