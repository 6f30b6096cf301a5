import {readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

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

/** Weighs the files of a folder by their kinds, in megabytes, without the precompressed copies. */
export function outputOf(folder: string): Record<Kind, number> {
  const output = Object.fromEntries(kindsOfOutput.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const entry = statSync(join(folder, name));
    if (entry.isFile() && !/\.(?:br|gz)$/.test(name)) {
      const path = name.replaceAll(sep, '/');
      output[kindsOfOutput.find((kind) => kinds[kind].test(path))!] += entry.size / 1e6;
    }
  }
  return output;
}
