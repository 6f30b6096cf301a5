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
import {OtherDocument} from '../../lib/other-document';
import preload from '../../plugins/page-navigation/client';
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

/** Whether the host answers at all. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Goes from page to page: keeps the current one on the screen until the code of the next has arrived,
 * then fades from the one to the other, where the browser can.
 *
 * Code that does not arrive is most often that of a site which has been published anew: the next page is
 * then loaded whole, once, and finds its own code. Without a network that would take the reader to an
 * error of the browser; they keep the page they have, and the next opens when the network is back.
 */
export class PendingNavigation extends Component<Props, State> {
  override state: State = {shown: this.props.location, previous: null};

  private endUpdate = ExecutionEnvironment.canUseDOM
    ? dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: null,
        location: this.props.location,
      })
    : () => undefined;

  private withdrawFailure: () => void = () => undefined;

  override shouldComponentUpdate({location}: Props, {shown}: State): boolean {
    if (location !== this.props.location) {
      void this.goTo(location, this.props.location);
      return false;
    }
    return shown !== this.state.shown;
  }

  private async goTo(location: Location, previousLocation: Location): Promise<void> {
    const goesBack = isTraversal;
    isTraversal = false;
    // Of the page that the reader no longer waits for.
    this.withdrawFailure();
    this.endUpdate();
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    try {
      await preload(location.pathname);
    } catch (error) {
      if (!(error instanceof OtherDocument)) {
        reportError(error);
      }
      await this.fail(location, goesBack);
      return;
    }
    // Else the reader has gone on meanwhile, and that page is on its way.
    if (location === this.props.location) {
      this.endUpdate();
      this.show(location, goesBack);
    }
  }

  private show(location: Location, goesBack: boolean): void {
    const show = () => {
      this.setState(({shown}) => ({
        shown: {...location, hash: decodableHash(location.hash)},
        previous: shown,
      }));
    };
    if (
      goesBack ||
      !('startViewTransition' in document) ||
      document.visibilityState !== 'visible' ||
      !matchMedia('(prefers-reduced-motion: no-preference)').matches
    ) {
      show();
      return;
    }
    const transition = document.startViewTransition(() => {
      if (location === this.props.location) {
        flushSync(show);
      }
    });
    // Rejected where the browser has given the fade up; the page is shown all the same.
    transition.ready.catch(() => undefined);
  }

  private async fail(location: Location, goesBack: boolean): Promise<void> {
    const canLoad = await isReachable();
    if (location !== this.props.location) {
      return;
    }
    if (!canLoad) {
      this.endUpdate();
      nprogress.done();
      const retry = () => {
        void this.goTo(location, this.state.shown);
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
      this.withdrawFailure = () => {
        window.removeEventListener('online', retry);
        withdraw();
        this.withdrawFailure = () => undefined;
      };
    } else if (goesBack) {
      window.location.reload();
    } else {
      // A reload would scroll to where the reader was on the page that they leave. From an address other
      // than its own the page is opened as by a link, at its top or its heading.
      const {href, origin} = window.location;
      window.history.replaceState(null, '', origin + this.state.shown.pathname);
      window.location.replace(href);
    }
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
