import type {Config, LoadContext, Preset} from '@docusaurus/types';

/** @param file with its whole path; it exports the configuration as its default */
export function load(file: string): Config;

export type PresetOf<Options> = [
  file: string,
  {preset: (context: LoadContext, options: Options) => Preset; options: Options},
];

export function presetOf<Options>(
  preset: (context: LoadContext, options: Options) => Preset,
  options: Options,
): PresetOf<Options>;
