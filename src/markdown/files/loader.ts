import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import type {LoaderContext} from 'webpack';
import {filesOf, folder} from '.';

/** A bundler loader. It runs after a text has been compiled, and passes on what noteFiles has recorded. */
export default function loader(this: LoaderContext<unknown>, code: string): string {
  const {read, published} = filesOf(this.resourcePath);
  for (const file of read) {
    this.addDependency(file);
  }
  // For the client's bundle and the server's alike: which of them contains the text is not known here.
  for (const file of published) {
    this.emitFile(folder + basename(file), readFileSync(file));
  }
  return code;
}
