import {searchAttribute, searchLinkClass} from '../../lib/contracts';
import {closest, isPlainPress, onPage, onPress} from '../site-script/events';
import {loadModule} from '../site-script/load-module';
import {showNotice} from '../site-script/notice';
import {beginProgress, endProgress} from '../site-script/progress';
import {savesData} from '../site-script/saves-data';
import {searchFailed} from './client';
import type * as Panel from './panel';
import {isSearchKey} from './search-key';

/** After how many milliseconds without the code of the search its page is opened instead. */
const patience = 1000;

const searchOfPage = () => document.querySelector(`main [${searchAttribute}]`);

/**
 * The search, of which each page has only this: the code at this address is requested when somebody is about to search.
 */
export function search(code: string): void {
  const load = () => loadModule<typeof Panel>(code);
  let isOpening = false;

  /** Opens the search over the page with what is typed meanwhile, or its page if the code does not come in time. */
  async function open(page: string): Promise<void> {
    if (isOpening) {
      return;
    }
    isOpening = true;
    let typed = '';
    const type = (event: KeyboardEvent) => {
      // The key that opened the search comes here, too.
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.defaultPrevented) {
        event.preventDefault();
        typed += event.key;
      }
    };
    addEventListener('keydown', type);
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(reject, patience);
    });
    beginProgress();
    try {
      (await Promise.race([load(), late])).openSearch(page, typed);
    } catch {
      if (navigator.onLine) {
        location.assign(typed === '' ? page : `${page}?${new URLSearchParams({q: typed})}`);
      } else {
        const remove = showNotice(searchFailed(), () => {
          remove();
          void open(page);
        });
      }
    } finally {
      endProgress();
      removeEventListener('keydown', type);
      isOpening = false;
    }
  }

  onPress(`.${searchLinkClass}`, (link, event) => {
    // On the search page, it begins a new search.
    if (isPlainPress(event) && !searchOfPage()) {
      event.preventDefault();
      void open((link as HTMLAnchorElement).href);
    }
  });
  document.addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLAnchorElement>(`.${searchLinkClass}`);
    if (link && isSearchKey(event)) {
      event.preventDefault();
      const field = searchOfPage()?.querySelector('input');
      if (field) {
        field.select();
      } else {
        void open(link.href);
      }
    }
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (closest(event, `.${searchLinkClass}`) && !savesData()) {
        // If that fails, the press that follows opens the page.
        load().catch(() => undefined);
      }
    });
  }
  onPage(() => {
    const search = searchOfPage();
    if (search) {
      load().then(
        ({startSearch}) => {
          startSearch(search);
        },
        () => {
          showNotice(searchFailed(), () => {
            // It leads to this page again, with what was typed.
            search.querySelector('form')!.submit();
          });
        },
      );
    }
  });
}
