import type {ClientModule} from '@docusaurus/types';
import {lateFontsAttribute} from '../../lib/contracts';
import {savesData} from '../../lib/saves-data';
import {whenIdle} from '../../lib/when-idle';

let haveCome = false;

/** Fetches the fonts that the first page was painted without (see src/css/fonts.css). */
async function fetchFonts(): Promise<void> {
  if (savesData()) {
    return;
  }
  await Promise.all(
    ['Site Text Late', 'Site Code Late'].map((family) => document.fonts.load(`1em "${family}"`)),
  );
  haveCome = true;
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) {
      whenIdle(() => {
        // Without them, the fallbacks stay.
        fetchFonts().catch(() => undefined);
      });
    } else if (haveCome && previousLocation.pathname !== location.pathname) {
      document.documentElement.setAttribute(lateFontsAttribute, '');
    }
  },
};

export default clientModule;
