import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';
import type {Identity} from '../settings/schema';
import brandColours from './brand-colours/index';
import cleanUrls from './clean-urls/index';
import clientBundle from './client-bundle/index';
import dayNames from './day-names/index';
import newAnnouncement from './new-announcement/index';
import services from './services/index';
import siteScript from './site-script/index';
import trustedTypes from './trusted-types/index';

export type Options = Pick<Identity, 'colours' | 'palette' | 'services'>;

/** Code that runs in a reader's browser beside Docusaurus' own. */
export default function runtimePreset(_context: unknown, options: Options): Preset {
  return {
    // As themes they come after the classic one, and may replace its parts and styles.
    themes: [
      // Inline scripts of the head; adjacent ones become one script.
      (context) => trustedTypes(context, options),
      cleanUrls,
      newAnnouncement,
      (context) => services(context, options),

      (context) => brandColours(context, options),
      dayNames,
      clientBundle,
      siteScript,
      () => ({
        name: 'progress-bar',
        getClientModules: () => [join(__dirname, '../theme/ProgressBar/index.tsx')],
      }),
    ],
  };
}
