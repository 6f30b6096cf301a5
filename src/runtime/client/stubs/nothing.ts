/**
 * In place of a component or function that no page of this site calls, or that writes what only the build
 * has to write.
 */
export default function nothing(): null {
  return null;
}
