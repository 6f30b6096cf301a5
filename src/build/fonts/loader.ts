import {createRequire} from 'node:module';
import type {LoaderContext} from 'webpack';
import {fonts} from '../../site/fonts';
import {fileOfFont, subset} from '../../settings/subset';

/** What subsets the fonts. */
const tool = createRequire(__filename).resolve('subset-font/package.json');

/** A bundler loader, which turns the file of a font's package into the one that readers download. */
export default function loader(this: LoaderContext<unknown>, file: Buffer): Promise<Buffer> {
  // An upgrade may write other bytes.
  this.addDependency(tool);
  return subset(
    file,
    Object.values(fonts).find((font) => fileOfFont(font) === this.resourcePath)!,
  );
}

export const raw = true;
