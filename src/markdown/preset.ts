import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';
import type {Identity} from '../settings/schema';

const plugin = (name: string) => join(__dirname, name, 'index.ts');

/** What texts bring along besides their words: pictures, files in listings, episodes. plugins.ts lists the syntax. */
export default function markdownPreset(
  _context: unknown,
  {podcast}: Pick<Identity, 'podcast'>,
): Preset {
  return {themes: [plugin('files'), [plugin('podcast'), {podcast}]]};
}
