import {join} from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {Extensions} from '../settings/extensions';
import type {Identity} from '../settings/schema';
import brandColours from './brand-colours/index';
import cleanUrls from './clean-urls/index';
import clientBundle from './client-bundle/index';
import dayNames from './day-names/index';
import newAnnouncement from './new-announcement';
import services from './services/index';
import siteScript from './site-script/index';
import trustedTypes from './trusted-types/index';

export type Options = Pick<Identity, 'colours' | 'palette' | 'services'>;

/**
 * Code that runs in a reader's browser beside Docusaurus' own.
 *
 * @param owners what the owner of the site adds, which may be code for every page
 */
export const runtime = (
  options: Options,
  owners: Pick<Extensions, 'clientModules' | 'plugins'>,
): PluginConfig[] => [
  // Inline scripts of the head; adjacent ones become one script.
  (context) => trustedTypes(context, options),
  cleanUrls,
  newAnnouncement,
  (context) => services(context, options),

  (context) => brandColours(context, options),
  dayNames,
  clientBundle,
  // React starts at once where the owner's code may run in any page.
  (context) => siteScript(context, owners.clientModules.length > 0 || owners.plugins.length > 0),
  () => ({
    name: 'progress-bar',
    getClientModules: () => [join(__dirname, 'progress-bar.ts')],
  }),
];
