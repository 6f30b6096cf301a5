import type {Plugin, Preset} from '@docusaurus/types';
import type {Identity} from '../settings/schema';
import filesOfTexts from './files/index';
import podcast from './podcast/index';

/** What texts bring along besides their words: pictures, files in listings, episodes. plugins.ts lists the syntax. */
export default function markdownPreset(
  _context: unknown,
  identity: Pick<Identity, 'podcast'>,
): Preset {
  return {themes: [filesOfTexts, (context) => podcast(context, identity) as Plugin]};
}
