/**
 * Replaces a component or function that no page of this site calls, or whose output only the build writes.
 */
export default function nothing(): null {
  return null;
}
