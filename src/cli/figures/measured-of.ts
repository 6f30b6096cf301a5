import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {build, transform} from 'esbuild';
import type {Measurement} from '../../lib/figure-data';

/** All files below a path, or the path itself if it is a file; tests of a folder are no part of what it does. */
function filesAt(path: string): string[] {
  if (statSync(path).isFile()) {
    return [path];
  }
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((name) => join(path, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
    .sort();
}

/** The content of a file; of a script, without comments, types and layout, which change nothing that it does. */
async function contentOf(file: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  const [, loader] = /\.(tsx?)$/.exec(file) ?? [];
  return loader === undefined
    ? text
    : (await transform(text, {loader: loader as 'ts' | 'tsx', minify: true})).code;
}

/** A script with all that it imports but packages, without comments, types and layout. */
async function bundleOf(script: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [script],
    bundle: true,
    minify: true,
    packages: 'external',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/**
 * Digest of what a script measures: 16 hexadecimal digits; none if it names nothing.
 *
 * @param script its path from the root of the repository
 * @throws Error that says which file, folder or package is not there
 */
export async function digestOfMeasured(
  script: string,
  {of = [], isWeekly = false}: Measurement,
): Promise<string | undefined> {
  const parts: string[] = isWeekly ? [await bundleOf(script)] : [];
  for (const name of of) {
    const path = join(dirname(script), name);
    const manifest = join('node_modules', name, 'package.json');
    if (existsSync(path)) {
      for (const file of filesAt(path)) {
        parts.push(relative(path, file), await contentOf(file));
      }
    } else if (!name.startsWith('.') && existsSync(manifest)) {
      parts.push((JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version);
    } else {
      throw new Error(
        `${script}: \`measurement.of\` names “${name}”, which is neither a path from the script nor a package: correct it.`,
      );
    }
  }
  return parts.length === 0
    ? undefined
    : createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
