import {translate} from '@docusaurus/Translate';
import {searchAttribute, searchLinkClass} from '../../lib/contracts';
import {savesData} from './saves-data';
import {isSearchKey} from './search-key';
import {closest, isPlainPress, onPage, onPress} from './events';
import {loadModule} from './load-module';
import {showNotice} from './notice';
import {beginProgress, endProgress} from './progress';
import type {openSearch, startSearch} from './search-panel';

export type SearchSettings = {
  /** The address of the code of the search. */
  code: string;
  /** The folder of the index; `null` where there is none, as in development. */
  index: string | null;
};

type Code = {openSearch: typeof openSearch; startSearch: typeof startSearch};

/** After how many milliseconds without the code of the search its page is opened instead. */
const patience = 1000;

const failed = () =>
  translate({
    id: 'site.search.failed',
    message: 'The search could not be loaded.',
    description: 'When the search, or a part of its index, cannot be loaded',
  });

const searchOfPage = () => document.querySelector(`main [${searchAttribute}]`);

/** The search, of which each page has only this: the code is requested when somebody is about to search. */
export function search({code, index}: SearchSettings): void {
  const load = () => loadModule<Code>(code);
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
      (await Promise.race([load(), late])).openSearch(page, typed, index);
    } catch {
      if (navigator.onLine) {
        location.assign(typed === '' ? page : `${page}?${new URLSearchParams({q: typed})}`);
      } else {
        const remove = showNotice(failed(), () => {
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
    if (link && isSearchKey(event, event.target as Element)) {
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
          startSearch(search, index);
        },
        () => {
          showNotice(failed(), () => {
            // It leads to this page again, with what was typed.
            search.querySelector('form')!.submit();
          });
        },
      );
    }
  });
}
