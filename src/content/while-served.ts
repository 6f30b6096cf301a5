/** Why content could not be loaded last, by the plugin whose it is. */
const failures = new Map<string, Error>();

let changed = (): void => undefined;

/** Why some content could not be loaded while the site is served. */
export const loadFailures = (): Error[] => [...failures.values()];

/** @param listener called when content has failed to load, or has loaded after that */
export function onLoadFailures(listener: () => void): void {
  changed = listener;
}

/** What never ends, so that nothing follows from it. */
const never = () => new Promise<never>(() => undefined);

/**
 * Loads content while the site is served as well. After each edit, Docusaurus loads it again, even if it is still loading:
 * what arrives last may be older. This loads once at a time, and of the calls that wait, only the last goes on. Once content has
 * been loaded, no call fails either: src/preview shows why it would, where Docusaurus would print a stack.
 *
 * @param name of the plugin whose content it is
 */
export function whileServed<Given extends unknown[], Loaded>(
  name: string,
  load: (...given: Given) => Promise<Loaded>,
): (...given: Given) => Promise<Loaded> {
  let running: Promise<unknown> | undefined;
  let newest: Given;
  let hasLoaded = false;
  const run = async (given: Given): Promise<Loaded> => {
    const hadFailed = failures.delete(name);
    try {
      const loaded = await load(...given);
      hasLoaded = true;
      return loaded;
    } catch (error) {
      failures.set(name, error as Error);
      throw error;
    } finally {
      running = undefined;
      if (hadFailed || failures.has(name)) {
        changed();
      }
    }
  };
  return async (...given) => {
    newest = given;
    while (running) {
      await running.catch(() => undefined);
    }
    if (newest !== given) {
      return never();
    }
    const loading = run(given);
    running = loading;
    return loading.catch((error: unknown) => {
      if (hasLoaded) {
        return never();
      }
      throw error;
    });
  };
}
