import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Identity} from '../../site/schema';
import {brandCss} from './brand-css';

/** Carries the colours of `src/site/identity.ts` into the style sheet. */
export default function brandColours(context: LoadContext, options: unknown): Plugin {
  const {colours} = options as Pick<Identity, 'colours'>;
  const file = 'brand.css';
  return {
    name: 'brand-colours',
    getClientModules: () => [join(context.generatedFilesDir, 'brand-colours/default', file)],
    async contentLoaded({actions}) {
      await actions.createData(file, brandCss(colours));
    },
  };
}
