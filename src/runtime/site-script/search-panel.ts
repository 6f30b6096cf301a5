import {translate} from '@docusaurus/Translate';
import {searchAttribute} from '../../lib/contracts';
import {savesData} from './saves-data';
import ofForms from '../../css/search/form.css';
import {closest, onPress} from './events';
import {retryButton} from './notice';
import {element, find, prepare} from './search-results';
import ofPanel from './search-panel.css';

// Applied here, so that pages have no styles of a search before there is one.
const sheet = new CSSStyleSheet();
sheet.replaceSync(ofForms + ofPanel);
document.adoptedStyleSheets.push(sheet);

/** After how many milliseconds something says that a search takes time, and after how many it counts as a failure. */
const wait = {short: 100, long: 10_000};

/** How long a reader pauses between two letters, in milliseconds. */
const pause = 100;

/** How many results are shown at first, and how many more each time. */
const step = 10;

let latest = 0;
let typing: ReturnType<typeof setTimeout> | undefined;
/** The folder of the index, of which the development server has none. */
let index: string | null = null;

const fieldOf = (search: Element) => search.querySelector('input')!;
const isOfPage = (search: Element) => search.closest('main') !== null;

/** Puts the query into the address of the search page; letters typed one by one are a single step back. */
function putIntoAddress(query: string): void {
  const address = query === '' ? location.pathname : `?${new URLSearchParams({q: query})}`;
  history.replaceState(history.state, '', address);
}

/** Shows below a field what is found, or why nothing is. */
async function run(search: Element, limit = step): Promise<void> {
  clearTimeout(typing);
  latest += 1;
  const own = latest;
  const [status, list] = search.querySelectorAll('.search-status, .search-results');
  const show = (words: Array<Node | string>, found?: Node[]) => {
    if (own === latest) {
      if ([status, found && list].some((part) => part?.contains(document.activeElement))) {
        // A button or a former result, which is about to go.
        fieldOf(search).focus();
      }
      status!.replaceChildren(...words);
      if (found) {
        list!.replaceChildren(...found);
      }
    }
  };
  const fail = () => {
    const words = translate({
      id: 'site.search.failed',
      message: 'The search could not be loaded.',
      description: 'When the search, or a part of its index, cannot be loaded',
    });
    show([words, ' ', retryButton(() => void run(search, limit))], []);
  };
  const query = fieldOf(search).value.trim();
  if (query === '') {
    show([], []);
    return;
  }
  if (index === null) {
    show([
      translate({
        id: 'site.search.development',
        message: 'Only the built site can be searched: npm run build, then npm run serve.',
        description: 'Shown by the development server',
      }),
    ]);
    return;
  }
  const slow = setTimeout(show, wait.short, [
    translate({
      id: 'site.search.searching',
      message: 'Searching…',
      description: 'While the results of a search are on their way',
    }),
  ]);
  // What is only slow may still arrive.
  const late = setTimeout(fail, wait.long);
  try {
    const found = await find(query, limit, index);
    show([found.status], found.results);
  } catch {
    fail();
  } finally {
    clearTimeout(slow);
    clearTimeout(late);
  }
}

/** Prepares the search of a page, and searches for what was typed before this code came, or for what the address asks. */
export function startSearch(search: Element, folder: string | null): void {
  index = folder;
  const field = fieldOf(search);
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (field.value !== '') {
    putIntoAddress(field.value);
  }
  void run(search);
}

/** Its field is not of type `search`: in Chromium, Escape would only empty one with text. */
function createDialog(page: string): HTMLDialogElement {
  const created = element('dialog', 'search');
  created.innerHTML = `<div ${searchAttribute}>
    <form role="search" class="search-form">
      <input role="searchbox" enterkeyhint="search" name="q" class="search-field" autocomplete="off" autocapitalize="none" spellcheck="false">
      <button type="button" command="close" class="clean-btn"></button>
    </form>
    <p role="status" class="search-status site-quiet"></p>
    <div class="search-results"></div>
  </div>`;
  const label = translate({id: 'site.search.title', message: 'Search', description: 'The search'});
  created.ariaLabel = label;
  fieldOf(created).ariaLabel = label;
  fieldOf(created).placeholder = translate({
    id: 'site.search.placeholder',
    message: 'Words, or a name in code',
    description: 'In the empty field of the search',
  });
  created.querySelector('form')!.action = page;
  created.querySelector('button')!.textContent = translate({
    id: 'site.search.close',
    message: 'Close',
    description: 'The button that closes the search',
  });
  document.body.append(created);
  return created;
}

let dialog: HTMLDialogElement | undefined;

/**
 * Opens the search over the page.
 *
 * @param page the address of the search page
 * @param typed what was typed before this code came
 */
export function openSearch(page: string, typed: string, folder: string | null): void {
  index = folder;
  dialog ??= createDialog(page);
  if (folder !== null && !savesData()) {
    // If that fails, the search that follows says so.
    prepare(folder).catch(() => undefined);
  }
  if (!dialog.open) {
    dialog.showModal();
  }
  const field = fieldOf(dialog);
  field.value = typed || field.value;
  field.focus();
  if (typed === '') {
    // What was searched for before gives way to what is typed.
    field.select();
  } else {
    void run(dialog);
  }
}

onPress('.search-more', (button) => {
  const search = button.closest(`[${searchAttribute}]`)!;
  const shown = search.querySelectorAll('.search-result').length;
  void run(search, shown + step).then(() => {
    search.querySelectorAll<HTMLElement>('.search-title')[shown]?.focus();
  });
});
document.addEventListener('input', (event) => {
  const search = closest(event, `[${searchAttribute}]`);
  if (search) {
    if (isOfPage(search)) {
      putIntoAddress(fieldOf(search).value);
    }
    clearTimeout(typing);
    typing = setTimeout(() => void run(search), pause);
  }
});
document.addEventListener('submit', (event) => {
  const search = closest(event, `[${searchAttribute}]`);
  // From the dialog, it leads to the search page.
  if (search && isOfPage(search)) {
    event.preventDefault();
    void run(search);
  }
});
