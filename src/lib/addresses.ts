/**
 * Decodes a path to the form a reader would write. One with invalid escapes (`/100%/`), on which `decodeURI`
 * would throw, stays as it is: anybody can write such an address.
 */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether an address is that of a page elsewhere, by a scheme that only shows something, and without a password. */
export function isWebAddress(written: string): boolean {
  const url = URL.canParse(written) ? new URL(written) : null;
  return /^https?:$/.test(url?.protocol ?? '') && url!.username === '' && url!.password === '';
}

/** Whether an address is a web address with a host of its own, not a path of this site. */
export const isRemote = (address: string | undefined): boolean =>
  /^\s*(?:https?:)?\/\//i.test(address ?? '');
