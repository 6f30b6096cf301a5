import {Renderer} from '@takumi-rs/core';
import {rangesOf} from '../lib/font-letters';
import {readDrawingFont} from '../settings/subset';

/** The family name that the font of drawings is registered under. */
export const family = 'Site Title';

let started: Promise<Renderer> | undefined;

/** Draws pictures with words in the font of drawings. There is one, since it reads the fonts. */
export function textRenderer(): Promise<Renderer> {
  const start = async () => {
    const renderer = new Renderer();
    for (const {data, unicodeRange} of await readDrawingFont()) {
      await renderer.registerFont({name: family, data, unicodeRange: rangesOf(unicodeRange)});
    }
    return renderer;
  };
  return (started ??= start());
}
