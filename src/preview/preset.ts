import type {Preset} from '@docusaurus/types';
import failuresToLoad from './load-failures/index';
import publication from './publication/index';

/** What only `npm start` shows. */
export default function previewPreset(): Preset {
  return {themes: [failuresToLoad, publication]};
}
