/** What a text was compiled with: paths of the pictures it shows and of the files made from them. */
export type Use = {pictures: Set<string>; files: Set<string>};

declare global {
  /** The use of each text, by the text's path. */
  var picturesOfTexts: Map<string, Use> | undefined;
}

/**
 * Records what a text is compiled with, for loader.cjs to pass to the bundler. It is global because the bundler
 * and the configuration load their modules separately.
 */
export function note(text: string, use: Use): void {
  globalThis.picturesOfTexts ??= new Map();
  globalThis.picturesOfTexts.set(text, use);
}
