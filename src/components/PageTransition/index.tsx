import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import nprogress from 'nprogress';
import {Component, type ReactElement, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Route} from 'react-router-dom';
import {decodable} from '../../lib/decoded';
import {patience} from '../../lib/patience';
import preload from '../../runtime/page-navigation/client';
import {showFailure} from '../ChunkFailure/show-failure';
import {fade} from './fade';
import {hostAnswers} from './host-answers';

type Location = ReturnType<typeof useLocation>;

type Props = {
  location: Location;
  history: ReturnType<typeof useHistory>;
  children: ReactElement;
};

type State = {
  /** The location of the page on the screen, which differs from the router's while code loads. */
  shown: Location;
  previous: Location | null;
};

/**
 * Navigates from page to page, and handles anything refused, late or broken. The current page stays on the
 * screen until the next has arrived in full, its data and its code:
 *
 *     shown ── link, back, forward ──> waiting      the bar appears after 200 ms
 *     waiting ── another link ──> waiting           for that page
 *     waiting ── it came ──> shown                  with a fade, if the browser begins one in time
 *     waiting ── 10 s ──> loading                   the browser loads the page in full, once
 *     waiting ── refused, damaged ──> asking        whether the host answers
 *     asking ── it does ──> loading                 the site was published again, or a redirect leads elsewhere
 *     asking ── it does not ──> notice              the reader keeps the current page
 *     notice ── Retry, back online ──> waiting      if refused again, a full load: only scripts may be refused
 *
 * If the history refuses an entry, the browser loads the page in full as well (see the router's history).
 */
export class PageTransition extends Component<Props, State> {
  override state: State = {shown: this.props.location, previous: null};

  private endUpdate = ExecutionEnvironment.canUseDOM
    ? dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: null,
        location: this.props.location,
      })
    : () => undefined;

  /**
   * Whether the reader goes back or forward. The browser then scrolls to where they were before a view
   * transition would have changed the page, so such a step is shown at once.
   */
  private goesBack = false;

  /** Cancels the current load or notice. */
  private leave: () => void = () => undefined;

  override componentDidMount(): void {
    window.addEventListener('pageshow', ({persisted}) => {
      // The browser has restored a page from the moment it was being left: its router is already at the next.
      if (persisted && this.state.shown.pathname !== this.props.location.pathname) {
        window.location.reload();
      }
    });
  }

  override shouldComponentUpdate({location}: Props, {shown}: State): boolean {
    if (location !== this.props.location) {
      void this.goTo(location);
      return false;
    }
    return shown !== this.state.shown;
  }

  private async goTo(location: Location, again = false): Promise<void> {
    this.goesBack = !again && this.props.history.action === 'POP';
    this.leave();
    this.leave = () => undefined;
    this.endUpdate();
    const previousLocation = this.state.shown;
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    const outcome = await Promise.race([
      preload(location.pathname).then(() => 'came'),
      new Promise<void>((resolve) => {
        setTimeout(resolve, patience);
      }),
    ]).catch(() => 'refused');
    const canLoad =
      outcome === 'refused'
        ? (await hostAnswers()) || (again && navigator.onLine)
        : navigator.onLine;
    // Otherwise the reader has moved on meanwhile, and another page is loading.
    if (location === this.props.location) {
      if (outcome === 'came') {
        this.endUpdate();
        this.show(location);
      } else if (canLoad) {
        this.load();
      } else {
        this.giveNotice();
      }
    }
  }

  private show(location: Location): void {
    const show = () => {
      if (location === this.props.location) {
        const shown = {...location, hash: decodable(location.hash)};
        flushSync(() => {
          this.setState({shown, previous: this.state.shown});
        });
      }
    };
    if (this.goesBack) {
      show();
    } else {
      fade(show, location.pathname);
    }
  }

  private load(): void {
    // A download, or a response without a page, ends the wait without any event.
    const timer = setTimeout(() => {
      this.endWait();
    }, patience);
    this.leave = () => {
      clearTimeout(timer);
      // Otherwise that page would replace the next.
      window.stop();
    };
    // A reload scrolls to where the reader was on the page that they leave, which is right when going back. From
    // an address other than its own, the page opens as from a link, at its top or its heading.
    if (!this.goesBack) {
      const {href, origin} = window.location;
      const {pathname, search} = this.state.shown;
      try {
        window.history.replaceState(null, '', origin + pathname + search);
        window.location.replace(href);
        return;
      } catch {
        // Safari refuses more than a hundred entries in half a minute.
      }
    }
    window.location.reload();
  }

  private giveNotice(): void {
    this.endWait();
    const retry = () => void this.goTo(this.props.location, true);
    const withdraw = showFailure(
      translate({
        id: 'site.navigation.failed',
        message: 'The page could not be loaded: there seems to be no connection.',
        description: 'Offline',
      }),
      retry,
    );
    window.addEventListener('online', retry);
    this.leave = () => {
      window.removeEventListener('online', retry);
      withdraw();
    };
  }

  private endWait(): void {
    this.endUpdate();
    nprogress.done();
  }

  override render(): ReactNode {
    const {shown, previous} = this.state;
    return (
      <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
        {/* Everything inside sees the location of the page on the screen. */}
        <Route location={shown} render={() => this.props.children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
