import {search} from '../search/search';
import {announcement, type AnnouncementSettings} from './announcement';
import {startClient, type ClientSettings} from './client';
import {collapsibles} from './collapsibles';
import {colourSwitch, type ColourSettings} from './colour-switch';
import {contentsMarker} from './contents-marker';
import {dialogs} from './dialogs';
import {dropdowns} from './dropdowns';
import {enlarge} from './enlarge';
import {onceSeen, onPage} from './events';
import {hideOnScroll} from './hide-on-scroll';
import {listings} from './listings';
import {navbarLinks} from './navbar-links';
import {phoneMenu} from './phone-menu';
import {postActions} from './post-actions';
import {prefetchLinks} from './prefetch';
import {progress} from './progress';

export type Settings = {
  announcement: AnnouncementSettings;
  /** The path of the site on its host, in all languages. */
  base: string;
  client: ClientSettings;
  colours: ColourSettings;
  hidesOnScroll: boolean;
  player: string;
  search: string;
};

/** Starts all that the chrome of a page does, with Docusaurus' client and without it. */
function startChrome(settings: Settings): void {
  colourSwitch(settings.colours);
  phoneMenu();
  dialogs();
  dropdowns();
  collapsibles();
  navbarLinks();
  announcement(settings.announcement);
  if (settings.hidesOnScroll) {
    hideOnScroll();
  }
  contentsMarker();
  listings();
  enlarge();
  postActions();
  prefetchLinks(settings.base);
  progress(settings.base);
  search(settings.search);
  onceSeen(() => {
    startClient(settings.client);
  });
  let hasPlayer = false;
  onPage(() => {
    if (!hasPlayer && document.querySelector('main audio')) {
      hasPlayer = true;
      // Without it, there is the browser's own player.
      document.head.append(Object.assign(document.createElement('script'), {src: settings.player}));
    }
  });
}

/** The same, once the page is parsed. */
export function start(settings: Settings): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => {
      startChrome(settings);
    });
  } else {
    startChrome(settings);
  }
}
