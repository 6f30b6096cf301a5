import {extname, posix} from 'node:path';
import type {Asset, Files} from './model';
import {slugOf, uniqueNames} from './names';

/** Collects the files that a post shows, under names that are unique in its folder. */
export class LocalAssets {
  readonly #files: Files;
  readonly #byPath = new Map<string, Asset>();
  readonly #unique = uniqueNames();

  constructor(files: Files) {
    this.#files = files;
    // The post itself.
    this.#unique('index', '.md');
  }

  /** The new name of a file, given its path in the source, or the address of one that is not there. */
  nameOf(path: string, address: string): string {
    const known = this.#byPath.get(path);
    if (known) {
      return known.name;
    }
    const ending = extname(path.replace(/[?#].*$/, '')).toLowerCase();
    const words = posix.basename(path.replace(/[?#].*$/, ''), extname(path.replace(/[?#].*$/, '')));
    const own = /^[\w.-]+$/.test(words) && !/^[._-]/.test(words) ? words : slugOf(words, 'file');
    const name = this.#unique(own, ending);
    const content = this.#files.get(path);
    this.#byPath.set(path, {address, name, ...(content && {content})});
    return name;
  }

  /** Adds a file that has its name already. */
  add(asset: Asset): void {
    this.#unique(asset.name);
    this.#byPath.set(asset.address, asset);
  }

  get all(): Asset[] {
    return [...this.#byPath.values()];
  }
}
