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

/** Returns a hash that can be decoded: one with invalid escapes is itself escaped. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
