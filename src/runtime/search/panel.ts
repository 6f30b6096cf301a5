import {translate} from '@docusaurus/Translate';
import ofForms from '../../css/search.css';
import {searchAttribute} from '../../lib/contracts';
import {closest, linkOf} from '../site-script/events';
import {actionButton, retryButton} from '../site-script/notice';
import {savesData} from '../site-script/saves-data';
import {longestQuery, searchFailed, searchLabel, searchMarkup} from './client';
import {find, hasIndex, prepare} from './find';
import ofPanel from './panel.css';
import {resultOf} from './result';
import {statusOf} from './status';

// Applied here, so that pages have no styles of a search before there is one.
const sheet = new CSSStyleSheet();
sheet.replaceSync(ofForms + ofPanel);
document.adoptedStyleSheets.push(sheet);

/** After how many milliseconds something says that a search takes time, and after how many it counts as a failure. */
const wait = {short: 100, long: 10_000};

/** How long a reader pauses between two letters, and before the address has what they typed, in milliseconds. */
const pause = {search: 100, address: 1000};

/** How many results are shown at first, and how many more each time. */
const step = 10;

let latest = 0;
let typing: ReturnType<typeof setTimeout> | undefined;
let addressing: ReturnType<typeof setTimeout> | undefined;

const fieldOf = (search: Element) => search.querySelector('input')!;
const searchOf = (event: Event) => closest(event, `[${searchAttribute}]`);
const isOfPage = (search: Element) => search.closest('main') !== null;

/** What the address of the search page asks for. */
const askedFor = () => (new URLSearchParams(location.search).get('q') ?? '').slice(0, longestQuery);

/** Puts what is searched for into the address of the search page. Letters typed one by one are a single step back. */
function writeAddress(search: Element): void {
  clearTimeout(addressing);
  const query = fieldOf(search).value.trim();
  if (isOfPage(search) && query !== askedFor()) {
    const address = query === '' ? location.pathname : `?${new URLSearchParams({q: query})}`;
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Browsers allow some changes in a minute. The search goes on.
    }
  }
}

/** Shows below a field what is found, or why nothing is. */
async function run(search: Element, limit = step): Promise<void> {
  clearTimeout(typing);
  latest += 1;
  const own = latest;
  const show = (words: Array<Node | string>, found?: Node[]) => {
    if (own !== latest) {
      return;
    }
    const hadFocus = search.contains(document.activeElement);
    search.querySelector('.search-status')!.replaceChildren(...words);
    if (found) {
      search.querySelector('.search-results')!.replaceChildren(...found);
    }
    // A button or a former result had it.
    if (hadFocus && !search.contains(document.activeElement)) {
      fieldOf(search).focus();
    }
  };
  const fail = () => {
    show([searchFailed(), ' ', retryButton(() => void run(search, limit))], []);
  };
  const more = async () => {
    await run(search, limit + step);
    search.querySelectorAll<HTMLElement>('.search-title')[limit]?.focus();
  };
  const query = fieldOf(search).value.trim();
  clearTimeout(addressing);
  addressing = setTimeout(writeAddress, pause.address, search);
  if (query === '') {
    show([], []);
    return;
  }
  if (!hasIndex) {
    show([
      translate({
        id: 'site.search.development',
        message: 'Only the built site can be searched: npm run build, then npm run serve.',
      }),
    ]);
    return;
  }
  const searching = translate({id: 'site.search.searching', message: 'Searching…'});
  const slow = setTimeout(show, wait.short, [searching]);
  // What is only slow may still arrive.
  const late = setTimeout(fail, wait.long);
  try {
    const {count, pages} = await find(query, limit);
    const list = document.createElement('ol');
    list.innerHTML = pages.map(resultOf).join('');
    const hasMore = count > pages.length;
    const words = translate({id: 'site.search.more', message: 'More results'});
    const button = actionButton(words, () => void more());
    show([statusOf(count)], count > 0 ? [list, ...(hasMore ? [button] : [])] : []);
  } catch {
    fail();
  } finally {
    clearTimeout(slow);
    clearTimeout(late);
  }
}

/** Prepares the search of a page, and searches for what was typed before this code came, or for what the address asks. */
export function startSearch(search: Element): void {
  fieldOf(search).value ||= askedFor();
  void run(search);
}

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page, with what was typed before this code came. */
export function openSearch(page: string, typed: string): void {
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.className = 'search';
    dialog.ariaLabel = searchLabel();
    dialog.innerHTML = `<search ${searchAttribute}>${searchMarkup({page, isInDialog: true})}</search>`;
    document.body.append(dialog);
  }
  if (hasIndex && !savesData()) {
    // If that fails, the search that follows says so.
    prepare().catch(() => undefined);
  }
  if (!dialog.open) {
    dialog.showModal();
  }
  const field = fieldOf(dialog);
  field.focus();
  if (typed === '') {
    // What was searched for before gives way to what is typed.
    field.select();
  } else {
    field.value = typed;
    void run(dialog);
  }
}

document.addEventListener('input', (event) => {
  const search = searchOf(event);
  if (search) {
    clearTimeout(typing);
    typing = setTimeout(() => void run(search), pause.search);
  }
});
document.addEventListener('submit', (event) => {
  const search = searchOf(event);
  // From the dialog, it leads to the search page.
  if (search && isOfPage(search)) {
    event.preventDefault();
    void run(search);
    writeAddress(search);
  }
});
// Back leads to the results again, however soon one of them was pressed.
document.addEventListener('click', (event) => {
  const search = searchOf(event);
  if (search && linkOf(event)) {
    writeAddress(search);
  }
});
// Arrow keys step between the field and the titles. The sections of a page are left to Tab: readers look for the next page.
document.addEventListener('keydown', (event) => {
  const side = {
    ArrowDown: Node.DOCUMENT_POSITION_FOLLOWING,
    ArrowUp: Node.DOCUMENT_POSITION_PRECEDING,
  }[event.key];
  const search = searchOf(event);
  if (!side || !search) {
    return;
  }
  event.preventDefault();
  const stops = [...search.querySelectorAll<HTMLElement>('input, .search-title')].filter(
    (stop) => (event.target as Node).compareDocumentPosition(stop) & side,
  );
  stops.at(event.key === 'ArrowDown' ? 0 : -1)?.focus();
});
