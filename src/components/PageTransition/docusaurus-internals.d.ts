declare module '@docusaurus/core/lib/client/PendingNavigation' {
  import type {Component} from 'react';

  /** Keeps the current page on the screen until the next one's code has arrived. */
  export default class PendingNavigation extends Component<
    {location: unknown},
    {nextRouteHasLoaded: boolean}
  > {}
}
