import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {createPortal} from 'react-dom';
import {searchPath} from '../../settings/search-path';
import {SearchField} from '../SearchField';
import type {Props as PanelProps} from '../SearchPanel';
import styles from './styles.module.css';
import {useSearchIntent} from './use-search-intent';

/**
 * Moves focus between the field and the titles of results, as from line to line, and closes the dialog on Escape. A
 * result's sections are left to Tab: there may be several, and readers look for the next result.
 */
function onKey(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
    // In a search field with text, Chromium would only empty the field.
    event.preventDefault();
    event.currentTarget.close();
    return;
  }
  const side = {
    ArrowDown: Node.DOCUMENT_POSITION_FOLLOWING,
    ArrowUp: Node.DOCUMENT_POSITION_PRECEDING,
  }[event.key];
  const {target} = event;
  if (!side || !(target instanceof Node) || target instanceof HTMLSelectElement) {
    return;
  }
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input[type="search"], li > a:not(li li a)',
    ),
  ].filter((stop) => target.compareDocumentPosition(stop) & side);
  stops.at(event.key === 'ArrowDown' ? 0 : -1)?.focus();
}

/** Says that the code is loading, if that takes longer than 200 ms. */
function Pending(): ReactNode {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
    }, 200);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    isLong && (
      <p role="status" className={styles.pending}>
        <Translate id="site.lazyLoad.loading">Loading…</Translate>
      </p>
    )
  );
}

/** The search over the current page; it and its index are loaded when first needed. */
export function SearchOnIntent(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const page = useBaseUrl(searchPath);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    import('../SearchPanel').then(
      ({SearchPanel}) => {
        setPanel(() => SearchPanel);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  const open = useCallback(() => {
    load();
    setIsOpen(true);
    if (!dialog.current!.open) {
      setText('');
      dialog.current!.showModal();
    }
  }, [load]);
  const close = useCallback(() => {
    dialog.current!.close();
  }, []);
  useSearchIntent({
    onAbout: load,
    onWanted: open,
  });

  const showAll = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)] as Array<[string, string]>;
    close();
    history.push(`${page}?${new URLSearchParams(fields.filter(([, value]) => value)).toString()}`);
  };
  const label = translate({id: 'site.search.title', message: 'Search'});

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onKeyDown={onKey}
      onClose={({currentTarget}) => {
        // The event comes late: the reader may have opened the dialog again by then.
        setIsOpen(currentTarget.open);
      }}
      onClick={(event) => {
        // A press beside the dialog's content targets the dialog itself.
        if (event.target === event.currentTarget) {
          close();
        }
      }}>
      <form role="search" action={page} className={styles.form} onSubmit={showAll}>
        <div className={styles.row}>
          <SearchField aria-label={label} value={text} onText={setText} />
          <button type="button" className={styles.close} onClick={close}>
            <Translate id="site.search.close" description="The button that closes the search">
              Close
            </Translate>
          </button>
        </div>
        {isOpen && Panel && <Panel text={text} onLeave={close} />}
        {hasFailed && (
          <p role="alert">
            <Translate
              id="site.search.failed"
              description="When the search's code cannot be loaded">
              The search could not be loaded.
            </Translate>{' '}
            <button type="button" className="site-button" onClick={load}>
              <Translate id="site.lazyLoad.retry">Retry</Translate>
            </button>{' '}
            <a href={page}>
              <Translate id="site.search.page" description="Link to the search page">
                Open the search page
              </Translate>
            </a>
          </p>
        )}
        {isOpen && !Panel && !hasFailed && <Pending />}
      </form>
    </dialog>,
    document.body,
  );
}
