import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {at} from './path-to';

export type Fragment = {
  /** The path of the page on the host. */
  url: string;
  content: string;
  meta: Record<string, string>;
};

/** Reads what the index holds for each page. */
export function fragmentsIn(build: string): Fragment[] {
  const folder = join(build, 'pagefind/fragment');
  return readdirSync(folder).map((file) => {
    const text = gunzipSync(readFileSync(join(folder, file))).toString();
    const fragment = JSON.parse(text.replace(/^pagefind_dcd/, '')) as Fragment;
    return {...fragment, url: at(`${fragment.url.replace(/\/$/, '')}/`)};
  });
}
