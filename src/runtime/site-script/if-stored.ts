/** Reads or writes the browser's storage. If that is refused, what a reader has chosen is lost with the page. */
export function ifStored<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
