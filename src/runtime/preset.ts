import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';
import type {Identity} from '../settings/schema';

export type Options = Pick<Identity, 'colours' | 'palette' | 'services'>;

/** Modules of theme parts that run when the site starts, and on each navigation. */
const clientModules = [
  'components/CodeBlock/client-module.ts',
  'components/Figure/client-module.ts',
  'components/Fonts/client-module.ts',
  'components/PageTransition/client-module.ts',
  'components/Player/client-module.ts',
  'components/PostActions/client-module.ts',
  'theme/ProgressBar/index.tsx',
  'components/ChunkFailure/client-module.ts',
].map((file) => join(__dirname, '..', file));

const plugin = (name: string) => join(__dirname, name, 'index.ts');

/** Code that runs in a reader's browser beside Docusaurus' own, or in its place. */
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
      plugin('early-input'),
      plugin('new-announcement'),
      [plugin('services'), {services}],

      [plugin('brand-colours'), {colours, palette}],
      plugin('day-names'),
      plugin('client'),
      plugin('page-navigation'),
      plugin('static-articles'),
      plugin('reading'),
      () => ({name: 'client-modules', getClientModules: () => clientModules}),
    ],
  };
}
