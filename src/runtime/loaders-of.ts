/** A loader of the bundler, as its configuration names it. */
type Loader = {loader: unknown; options: Record<string, unknown>};

/** All loaders in a part of the bundler's configuration that have options. */
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
