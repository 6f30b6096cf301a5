import {slugOf} from './names';

/** Percent-encoded text as people read it; as it is if it is no valid encoding. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of an address, decoded, from the root of its host; undefined if it is none. */
export function pathOf(address: string): string | undefined {
  try {
    return decodedText(new URL(address, 'https://relative.invalid').pathname);
  } catch {
    return undefined;
  }
}

/** The host of an address, without `www.`; empty if it has none. */
export function hostOf(address: string): string {
  try {
    return new URL(address.replace(/^\/\//, 'https://')).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}

/** As `slugOf`, of texts that may be percent-encoded. */
export const slugOfEncoded = (...from: string[]): string => slugOf(...from.map(decodedText));

/** A path with a slash at both ends. */
export const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/** The first text that is there and not empty; empty if none is. */
export const firstOf = (...texts: Array<string | undefined>): string => texts.find(Boolean) ?? '';
