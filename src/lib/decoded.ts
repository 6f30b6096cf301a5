/**
 * A path as a reader would write it. One whose escapes mean nothing (`/100%/`) stays as it is, where
 * `decodeURI` would throw: anybody can write such an address.
 */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A hash that can be decoded: one whose escapes mean nothing is escaped itself. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
