/** What a text was compiled with: the pictures it shows, and the files made of them, by their paths. */
export type Use = {pictures: Set<string>; files: Set<string>};

declare global {
  /** Of each text, by its path. */
  var picturesOfTexts: Map<string, Use> | undefined;
}

/**
 * Notes what a text is compiled with, for loader.cjs to tell the bundler. It is global, as the bundler
 * and the configuration each load their modules apart.
 */
export function note(text: string, use: Use): void {
  globalThis.picturesOfTexts ??= new Map();
  globalThis.picturesOfTexts.set(text, use);
}
