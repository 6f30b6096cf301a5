/** Why content could not be loaded last, by the function that loads it. */
const failures = new Map<unknown, Error>();

let changed = (): void => undefined;

/** Why some content could not be loaded while the site is served. */
export const loadFailures = (): Error[] => [...failures.values()];

/** @param listener called when content has failed to load, or has loaded after that */
export function onLoadFailures(listener: () => void): void {
  changed = listener;
}

/**
 * Loads content while the site is served as well. After each edit, Docusaurus loads it again, even if it is still loading:
 * what arrives last may be older. This loads once at a time, and of the calls that wait, only the last goes on; the others
 * never end, so that nothing follows from them. src/preview shows why it failed, which Docusaurus only prints.
 */
export function whileServed<Given extends unknown[], Loaded>(
  load: (...given: Given) => Promise<Loaded>,
): (...given: Given) => Promise<Loaded> {
  let running: Promise<unknown> | undefined;
  let newest: Given;
  const run = async (given: Given): Promise<Loaded> => {
    const hadFailed = failures.delete(load);
    try {
      return await load(...given);
    } catch (error) {
      failures.set(load, error as Error);
      throw error;
    } finally {
      running = undefined;
      if (hadFailed || failures.has(load)) {
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
      return new Promise<never>(() => undefined);
    }
    const loading = run(given);
    running = loading;
    return loading;
  };
}
