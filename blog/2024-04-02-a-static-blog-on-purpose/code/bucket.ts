import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {isPage} from './sites';

export type Held = Map<string, Buffer>;

const filesBelow = (root: string) =>
  readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

export const read = (root: string): Held =>
  new Map(filesBelow(root).map((path) => [path, readFileSync(join(root, path))]));

/** As if all files had been written now. */
export const touchAll = (root: string): void => {
  const now = new Date();
  for (const path of filesBelow(root)) utimesSync(join(root, path), now, now);
};

const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

export const differing = (one: Held, other: Held): string[] =>
  [...one.keys()].filter((path) => {
    const there = other.get(path);
    return !there || digestOf(there) !== digestOf(one.get(path)!);
  });

/** The hashed files with such an ending that a page names. */
export const namesIn = (page: Buffer, ending: 'js' | 'css' | 'svg'): string[] =>
  [...page.toString().matchAll(/["'=]\/?(assets\/\w+\/[\w.~-]+\.(\w+))\b/g)].flatMap(([, name, found]) =>
    found === ending ? [name!] : [],
  );

/** Of these pages, those that name a script or a stylesheet that is not there. */
export const broken = (pages: Held, isThere: (path: string) => boolean): string[] =>
  [...pages].flatMap(([path, bytes]) =>
    isPage(path) && (['js', 'css'] as const).some((ending) => namesIn(bytes, ending).some((name) => !isThere(name))) ? [path] : [],
  );

/** Asks the stand-in at this address for a file, or for a bucket where the path is empty. */
export const answer = (endpoint: string, bucket: string, path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${endpoint}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`, {
    ...init,
    // Any will do: moto only looks whether there is one.
    headers: {Authorization: 'AWS4-HMAC-SHA256 Credential=key/20261130/us-east-1/s3/aws4_request'},
  });

/** What a bucket serves, of these paths. */
export async function held(endpoint: string, bucket: string, paths: Iterable<string>): Promise<Held> {
  const files: Held = new Map();
  for (const path of paths) {
    const response = await answer(endpoint, bucket, path);
    if (response.ok) {
      files.set(path, Buffer.from(await response.arrayBuffer()));
    } else {
      await response.arrayBuffer();
    }
  }
  return files;
}
