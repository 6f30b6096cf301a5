import {posix} from 'node:path';
import {decodedText} from '../addresses';
import type {Asset} from '../model';
import {slugOf, uniqueNames} from '../names';

/** Extensions of the pictures that a `data:` address may hold. */
const kinds: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** The name of a file for an address, in small Latin letters. */
function nameOf(address: string): string {
  const last = posix.basename(decodedText(address.replace(/[?#].*$/, '')));
  const [, stem = last, extension = ''] = /^(.*?)(?:\.(\w{2,5}))?$/.exec(last) ?? [];
  const words = slugOf(stem, 'picture');
  return extension ? `${words}.${extension.toLowerCase()}` : words;
}

/** A picture that an address holds within itself. */
function inAddress(address: string): {content: Buffer; name: string} | undefined {
  const [, type = '', encoding, data = ''] =
    /^data:([\w/+.-]+)(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(address) ?? [];
  const extension = kinds[type];
  return extension === undefined
    ? undefined
    : {
        content: encoding ? Buffer.from(data, 'base64') : Buffer.from(decodedText(data)),
        name: `picture.${extension}`,
      };
}

/** Reads the content of a picture that the source has; undefined for others. */
export type ContentOf = (address: string) => Buffer | undefined;

/** The assets of one post, each with a name of its own. */
export type Assets = {
  all: Asset[];
  /** Notes a picture, and returns the address that the text has to name. */
  add: (address: string) => string;
};

export function assetsOf(contentOf: ContentOf): Assets {
  const byAddress = new Map<string, Asset>();
  const unique = uniqueNames();
  const all: Asset[] = [];
  return {
    all,
    add: (address) => {
      const known = byAddress.get(address);
      if (known) {
        return known.address;
      }
      const inner = inAddress(address);
      const content = inner?.content ?? contentOf(address);
      const [, stem = '', extension] = /^(.*?)(\.\w+)?$/.exec(inner?.name ?? nameOf(address)) ?? [];
      const name = unique(stem, extension);
      // The text names what the source has as the file that is written beside it.
      const asset: Asset = content
        ? {address: `./${name}`, content, name}
        : {address: address.replaceAll(' ', '%20'), name};
      byAddress.set(address, asset);
      all.push(asset);
      return asset.address;
    },
  };
}
