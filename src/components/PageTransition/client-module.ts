import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import type {ClientModule} from '@docusaurus/types';
import {Component} from 'react';
import {flushSync} from 'react-dom';
import {announcer} from '../Announcer/announcer';

const say = announcer();

type State = {nextRouteHasLoaded: boolean};

/**
 * Whether the reader goes back or forward. The browser then scrolls to where they were, before a view
 * transition would have changed the page: such a step is shown at once.
 */
let isTraversal = false;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    () => {
      isTraversal = true;
    },
    {capture: true},
  );
}

/**
 * Docusaurus shows the next page with this call, once all of its code has arrived. Made inside a view
 * transition, the browser fades from the one page to the other; nothing is frozen while code loads.
 */
PendingNavigation.prototype.setState = function setState(
  this: Component<{location: unknown}, State>,
  state: State,
): void {
  const show = () => {
    Component.prototype.setState.call(this, state);
  };
  const fades =
    state.nextRouteHasLoaded &&
    !isTraversal &&
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!fades) {
    show();
    return;
  }
  const {location} = this.props;
  const transition = document.startViewTransition(() => {
    // Where the reader has gone on meanwhile, that page will be shown once it has loaded.
    if (location === this.props.location) {
      flushSync(show);
    }
  });
  // Rejected where the browser has given the fade up; the page is shown all the same.
  transition.ready.catch(() => undefined);
};

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // As the browser itself does when it opens a page.
      say(document.querySelector('h1')?.textContent ?? document.title);
    }
    isTraversal = false;
  },
};

export default clientModule;
