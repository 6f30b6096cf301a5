import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';

/** What only `npm start` shows. */
export default function previewPreset(): Preset {
  return {themes: [join(__dirname, 'publication/index.ts')]};
}
