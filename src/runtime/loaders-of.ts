/** A loader in the bundler's configuration. */
type Loader = {loader: unknown; options: Record<string, unknown>};

/** Yields all loaders with options in a part of the bundler's configuration. */
export function* loadersOf(part: unknown): Generator<Loader> {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) {
    return;
  }
  if ('loader' in part && 'options' in part && typeof part.options === 'object' && part.options) {
    yield part as Loader;
  }
  for (const key of ['use', 'oneOf', 'rules'] as const) {
    const inner = (part as Record<string, unknown>)[key];
    for (const one of Array.isArray(inner) ? inner : [inner]) {
      yield* loadersOf(one);
    }
  }
}
