import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';
import type {Identity} from '../settings/schema';

export type Options = Pick<Identity, 'colours' | 'palette' | 'services'>;

const plugin = (name: string) => join(__dirname, name, 'index.ts');

/** Code that runs in a reader's browser beside Docusaurus' own. */
export default function runtimePreset(
  _context: unknown,
  {colours, palette, services = []}: Options,
): Preset {
  return {
    // As themes they come after the classic one, and may replace its parts and styles.
    themes: [
      // Inline scripts of the head; adjacent ones become one script.
      [plugin('trusted-types'), {services}],
      plugin('clean-urls'),
      plugin('new-announcement'),
      [plugin('services'), {services}],

      [plugin('brand-colours'), {colours, palette}],
      plugin('day-names'),
      plugin('client-bundle'),
      plugin('site-script'),
      () => ({
        name: 'progress-bar',
        getClientModules: () => [join(__dirname, '../theme/ProgressBar/index.tsx')],
      }),
    ],
  };
}
