import {documentAhead} from '../../runtime/page-documents/client';
import styles from './styles.module.css';

/** How long it stays after the pointer has left it, in milliseconds: the way from the link to it leads over a gap. */
const patience = 200;

let leave: () => void = () => undefined;

/** The cover, title, description and day of the post at an address; `undefined` if there is no post. */
async function postAt(pathname: string): Promise<Node[] | undefined> {
  const document = await documentAhead(pathname);
  const cover = document?.querySelector('main header svg:has(> use)');
  const title = document?.querySelector('main header h1');
  const description = document?.querySelector('main header h1 + p');
  const day = document?.querySelector('main header time');
  if (!cover || !title || !description) {
    return undefined;
  }
  // No heading: the page has its own outline.
  const name = document!.createElement('strong');
  name.textContent = title.textContent;
  return [cover, name, description, ...(day ? [day] : [])];
}

/**
 * Shows the cover, title, description and day of the post that a link leads to, until the pointer or the focus leaves
 * both, or the reader presses Escape. Other pages have none.
 */
export async function preview(link: HTMLAnchorElement): Promise<void> {
  const isWanted = () => link.matches(':hover, :focus-visible');
  const post = await postAt(link.pathname);
  if (!post || !isWanted()) {
    return;
  }
  leave();
  const card = document.createElement('div');
  card.popover = 'manual';
  card.className = styles.card!;
  const sky = (post[0] as Element).closest('[class*="sky-"]');
  card.classList.add(...[...(sky?.classList ?? [])].filter((name) => /^sky-\d$/.test(name)));
  card.append(...post.map((part) => document.importNode(part, true)));
  document.body.append(card);
  card.showPopover();
  const {left, top, bottom} = link.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = card;
  card.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  card.style.top = `${bottom + offsetHeight + 8 < innerHeight ? bottom + 8 : top - offsetHeight - 8}px`;

  const ended = new AbortController();
  const {signal} = ended;
  leave = () => {
    ended.abort();
    card.remove();
    leave = () => undefined;
  };
  const leaveLater = () => {
    setTimeout(() => {
      if (!signal.aborted && !isWanted() && !card.matches(':hover')) {
        leave();
      }
    }, patience);
  };
  for (const type of ['pointerout', 'focusout'] as const) {
    link.addEventListener(type, leaveLater, {signal});
    card.addEventListener(type, leaveLater, {signal});
  }
  for (const type of ['click', 'scroll'] as const) {
    document.addEventListener(
      type,
      () => {
        leave();
      },
      {signal},
    );
  }
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape') {
        leave();
      }
    },
    {signal},
  );
}
