import {createHash} from 'node:crypto';

const scripts = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** CSP sources for the scripts inside a page that a browser runs. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(scripts)]
    // Data is not run, and a file is admitted by 'self'.
    .filter(([, tag]) => !/\bsrc\s*=|type=["']?\w+\/(?:ld\+)?json/.test(tag!))
    .map(([, , text]) => createHash('sha256').update(text!).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  return [...new Set(hashes)];
}
