/** In place of a component or function that no page of this site calls. */
export default function nothing(): null {
  return null;
}
