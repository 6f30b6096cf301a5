import {readFileSync} from 'node:fs';
import {readCues} from './words';

export const episode = 'introducing-the-meridiem-podcast';

export const fileOf = (ending: string) =>
  new URL(`../../../static/podcast/${episode}.${ending}`, import.meta.url);

/** The captions that are published. */
export const published = readCues(readFileSync(fileOf('vtt'), 'utf8'));
