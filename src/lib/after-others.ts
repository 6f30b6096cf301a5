/** A plugin, as far as it is looked at here. */
export type WithPostBuild<Props> = {
  name: string;
  postBuild?: ((props: Props) => Promise<void> | void) | undefined;
};

/**
 * Waits for the `postBuild` of the plugins listed after one. Docusaurus starts them all in the same
 * moment, in the order of the list, and offers no step after them; what reads the finished site needs one.
 *
 * @param plugins of the site
 * @param name of the plugin that waits, whose own `postBuild` calls this before anything else
 * @returns settled when they are done; where one of them fails, Docusaurus says so
 */
export async function afterOthers<Props>(
  plugins: Array<WithPostBuild<Props>>,
  name: string,
): Promise<void> {
  const later = plugins.slice(plugins.findIndex((plugin) => plugin.name === name) + 1);
  const done = later
    .filter((plugin) => plugin.postBuild)
    .map((plugin) => {
      const run = plugin.postBuild!.bind(plugin);
      return new Promise<void>((resolve, reject) => {
        plugin.postBuild = async (props) => {
          try {
            await run(props);
            resolve();
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            throw error;
          }
        };
      });
    });
  await Promise.all(done);
}
