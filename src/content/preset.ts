import {join} from 'node:path';
import type {Preset} from '@docusaurus/types';

const plugin = (name: string) => join(__dirname, name, 'index.ts');

/** Everything about posts besides the blog itself: their covers, and the lists made from them. */
export default function contentPreset(): Preset {
  // As themes, they load after the classic one, and may replace its components and styles.
  return {themes: ['archive', 'cover', 'newest-posts'].map(plugin)};
}
