import {readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

/** The output of a build. */
export type Output = {
  files: number;
  /** HTML files. */
  pages: number;
  megabytes: number;
  /** The size without the precompressed copies. */
  plainMegabytes: number;
  /** `plainMegabytes`, broken down by kind of file. */
  megabytesOf: Record<Kind, number>;
};

const kinds = {
  'search index': /^pagefind\//,
  HTML: /\.html$/,
  pictures: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/,
  Markdown: /\.(?:md|txt)$/,
  feeds: /\.(?:json|xml)$/,
  'all else': /^/,
};

export type Kind = keyof typeof kinds;

export const kindsOfOutput = Object.keys(kinds) as Kind[];

const kindOf = (name: string) =>
  kindsOfOutput.find((kind) => kinds[kind].test(name.replaceAll(sep, '/')))!;

/** Counts and weighs the files of a folder. */
export function outputOf(folder: string): Output {
  const megabytesOf = Object.fromEntries(
    kindsOfOutput.map((kind) => [kind, 0]),
  ) as Output['megabytesOf'];
  const output = {files: 0, pages: 0, megabytes: 0, plainMegabytes: 0, megabytesOf};
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const entry = statSync(join(folder, name));
    if (entry.isFile()) {
      const megabytes = entry.size / 1e6;
      output.files += 1;
      output.pages += name.endsWith('.html') ? 1 : 0;
      output.megabytes += megabytes;
      if (!/\.(?:br|gz)$/.test(name)) {
        output.plainMegabytes += megabytes;
        megabytesOf[kindOf(name)] += megabytes;
      }
    }
  }
  return output;
}
