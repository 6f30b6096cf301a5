import type {Plugin, PluginConfig} from '@docusaurus/types';
import type {Callouts} from '../settings/callouts';
import type {Identity} from '../settings/schema';
import ownCallouts from './callouts';
import filesOfTexts from './files-of-texts';
import podcast from './podcast/index';

/** What texts bring along besides their words: pictures, files in listings, episodes. plugins.ts lists the syntax. */
export const texts = (site: Pick<Identity, 'podcast'>, callouts: Callouts): PluginConfig[] => [
  () => ownCallouts(callouts) as Plugin,
  filesOfTexts,
  (context) => podcast(context, site),
];
