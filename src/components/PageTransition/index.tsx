import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import nprogress from 'nprogress';
import {Component, type ReactElement, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Route} from 'react-router-dom';
import {decodableHash} from '../../lib/decoded';
import {patience} from '../../lib/patience';
import preload from '../../runtime/page-navigation/client';
import {showFailure} from '../ChunkFailure/show-failure';

type Location = ReturnType<typeof useLocation>;

type Props = {location: Location; children: ReactElement};

type State = {
  /** Where the page on the screen is at home: another address than the router's, while code loads. */
  shown: Location;
  previous: Location | null;
};

/**
 * Whether the reader goes back or forward. The browser then scrolls to where they were, before a view
 * transition would have changed the page: such a step is shown at once.
 */
let isTraversal = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'popstate',
    () => {
      isTraversal = true;
    },
    {capture: true},
  );
}

/** A fade that has not begun after as many milliseconds is left out. */
const patienceWithFade = 1_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether the host answers at all, be it with a redirect that a script may not follow. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Goes from page to page, and knows what to do when something is refused, late or broken. The current page
 * stays on the screen until the next has come whole, its data and its code:
 *
 *     shown ── link, back, forward ──> waiting      the bar appears after 200 ms
 *     waiting ── another link ──> waiting           for that one
 *     waiting ── it came ──> shown                  by a fade, where the browser begins one in time
 *     waiting ── 10 s ──> loading                   the browser loads the page whole, once
 *     waiting ── refused, damaged ──> asking        whether the host answers
 *     asking ── it does ──> loading                 the site was published anew, or a redirect leads elsewhere
 *     asking ── it does not ──> notice              the reader keeps the page they have
 *     notice ── Retry, back online ──> waiting      refused once more, the page is loaded whole: something
 *                                                   may refuse scripts alone
 *
 * Where the history refuses an entry, the browser loads the page whole as well (see the router's history).
 */
export class PendingNavigation extends Component<Props, State> {
  override state: State = {shown: this.props.location, previous: null};

  private endUpdate = ExecutionEnvironment.canUseDOM
    ? dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: null,
        location: this.props.location,
      })
    : () => undefined;

  private withdrawNotice: () => void = () => undefined;

  private isLoading = false;

  override shouldComponentUpdate({location}: Props, {shown}: State): boolean {
    if (location !== this.props.location) {
      void this.goTo(location, this.props.location);
      return false;
    }
    return shown !== this.state.shown;
  }

  private async goTo(location: Location, previousLocation: Location, again = false): Promise<void> {
    const goesBack = isTraversal;
    isTraversal = false;
    if (this.isLoading) {
      // Else that page would come over this one.
      window.stop();
      this.isLoading = false;
    }
    this.withdrawNotice();
    this.endUpdate();
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    const outcome = await Promise.race([
      preload(location.pathname).then(
        () => 'came',
        () => 'refused',
      ),
      after(patience),
    ]);
    const canLoad =
      outcome === 'refused'
        ? (await isReachable()) || (again && navigator.onLine)
        : navigator.onLine;
    // Else the reader has gone on meanwhile, and that page is on its way.
    if (location === this.props.location) {
      if (outcome === 'came') {
        this.endUpdate();
        this.show(location, goesBack);
      } else if (canLoad) {
        this.load(goesBack);
      } else {
        this.giveNotice(location);
      }
    }
  }

  private show(location: Location, goesBack: boolean): void {
    let isShown = false;
    const show = () => {
      if (!isShown && location === this.props.location) {
        isShown = true;
        flushSync(() => {
          this.setState(({shown}) => ({
            shown: {...location, hash: decodableHash(location.hash)},
            previous: shown,
          }));
        });
      }
    };
    if (
      !goesBack &&
      'startViewTransition' in document &&
      document.visibilityState === 'visible' &&
      matchMedia('(prefers-reduced-motion: no-preference)').matches
    ) {
      try {
        // Rejected where the browser has given the fade up; the page is shown all the same.
        document.startViewTransition(show).ready.catch(() => undefined);
        void after(patienceWithFade).then(show);
        return;
      } catch {
        // Then without a fade.
      }
    }
    show();
  }

  private load(goesBack: boolean): void {
    this.isLoading = true;
    // A download, or an answer without a page, ends the wait, and nothing says so.
    void after(patience).then(() => {
      if (this.isLoading) {
        this.endUpdate();
        nprogress.done();
      }
    });
    if (goesBack) {
      window.location.reload();
      return;
    }
    // A reload would scroll to where the reader was on the page that they leave. From an address other
    // than its own the page is opened as by a link, at its top or its heading.
    const {href, origin} = window.location;
    window.history.replaceState(null, '', origin + this.state.shown.pathname);
    window.location.replace(href);
  }

  private giveNotice(location: Location): void {
    this.endUpdate();
    nprogress.done();
    const retry = () => {
      void this.goTo(location, this.state.shown, true);
    };
    const withdraw = showFailure(
      translate({
        id: 'site.navigation.failed',
        message: 'The page could not be loaded: there seems to be no connection.',
        description: 'Offline',
      }),
      retry,
    );
    window.addEventListener('online', retry);
    this.withdrawNotice = () => {
      window.removeEventListener('online', retry);
      withdraw();
      this.withdrawNotice = () => undefined;
    };
  }

  override render(): ReactNode {
    const {shown, previous} = this.state;
    return (
      <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
        {/* All inside are to know the page on the screen. */}
        <Route location={shown} render={() => this.props.children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
